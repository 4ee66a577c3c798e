import { expect, test } from "vitest";
import { LOCAL_REGISTRATION_BONUS } from "#schema/billing/pricing.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { RequestFailure } from "#scripts/local/inference/requests/request-failure.ts";
import { inbox } from "#tests/support/accounts/emails.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { rowOf, rowsOf } from "#tests/support/database/sql.ts";
import { expectConsistent, movementsOf, stored } from "#tests/support/jobs/bookkeeping.ts";
import { disturbEverywhere } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { forgetDelayed, minuteLater, quiet } from "#tests/support/jobs/quiet.ts";
import { expectEnd, startTraining } from "#tests/support/jobs/started-work.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const { harness, engine } = jobHarnessForFile();
const TIME = { timeout: 600_000 };
const BROKEN = new RequestFailure(500, { detail: "broken", error_type: "broken" });

const register = ({ client, email, password }: ReturnType<typeof newcomer>) =>
  client.trpc.account.register.mutate({ name: "Ada", email, password });

test("a registration: its email is sent once for each time it was asked for, and works", TIME, async () => {
  const written = (email: string) => rowsOf(harness.db, `SELECT resendId FROM email WHERE "to" = ?`, email);
  await disturbEverywhere(harness, {
    prepare: async () => ({ userId: "nobody yet", ...newcomer(harness) }),
    act: (person) => register(person),
    waiting: async ({ email }) => (await written(email)).some(({ resendId }) => resendId === null),
    async check({ client, email, password }, asked) {
      const emails = await inbox(harness, email);
      const token = emails[0]?.token;
      expect(emails).toHaveLength((await written(email)).length);
      const users = await rowsOf(harness.db, "SELECT id FROM user WHERE email = ?", email);
      expect(users).toHaveLength(token ? 1 : 0);
      if (asked) expect(token).toBeTruthy();
      if (!token) return;
      // whose registration was never answered has no cookie of it, and chooses the password here
      await client.trpc.account.verifyEmail.mutate({ token, password });
      await client.signIn(email, password);
      expect((await client.trpc.user.getCredits.query()).amount).toBe(LOCAL_REGISTRATION_BONUS);
    },
  });
});

test("a confirmed address: the bonus is given once", TIME, async () => {
  await disturbEverywhere(harness, {
    async prepare() {
      const person = newcomer(harness);
      await register(person);
      await quiet(harness);
      const user = await rowOf(harness.db, "SELECT id FROM user WHERE email = ?", person.email);
      const [email] = await inbox(harness, person.email);
      return { ...person, userId: String(user?.id), token: email?.token ?? "" };
    },
    act: ({ client, token }) => client.trpc.account.verifyEmail.mutate({ token }),
    async check({ client, token, userId }, asked) {
      const before = await movementsOf(harness, userId);
      if (asked) expect(before).toHaveLength(1);
      await client.trpc.account.verifyEmail.mutate({ token });
      expect(await movementsOf(harness, userId)).toMatchObject([
        { credits: LOCAL_REGISTRATION_BONUS, reason: "REGISTRATION_BONUS" },
      ]);
    },
  });
});

/** A training that is written down and charged, whose message to the queue was lost. */
async function startUnheard() {
  harness.cloud.qstash.pause();
  const work = await startTraining(harness);
  await forgetDelayed(harness);
  harness.cloud.qstash.resume();
  return work;
}

/** A training the provider is done with, whose webhook was lost. */
async function startUnannounced() {
  harness.cloud.inference.webhooks.drop();
  const work = await startTraining(harness);
  await quiet(harness);
  harness.cloud.inference.webhooks.release();
  return work;
}

test.each(["COMPLETED", "PROVIDER_FAILED"] as const)(
  "an end that the sweeper and a poll must find: %s",
  TIME,
  async (end) => {
    if (end === "PROVIDER_FAILED") engine.train = () => Promise.reject(BROKEN);
    await disturbEverywhere(harness, {
      prepare: startUnannounced,
      act: () => minuteLater(harness),
      check: (work) => expectEnd(harness, work, end),
    });
  },
);

test(
  "a cancellation",
  async () => {
    await disturbEverywhere(harness, {
      prepare: startUnheard,
      async act({ client, id }) {
        expect([null, "NOT_FOUND"]).toContain(await refusal(client.trpc.trainings.cancel.mutate({ id })));
      },
      async check(work, asked) {
        const isCancelled = asked || (await work.job()).status === "FAILED";
        await expectEnd(harness, work, isCancelled ? "CANCELLED" : "COMPLETED");
      },
    });
  },
  TIME.timeout,
);

test(
  "a deadline",
  async () => {
    await disturbEverywhere(harness, {
      async prepare() {
        const work = await startUnannounced();
        harness.advance(trainModel.deadlineMs);
        return work;
      },
      act: () => harness.cron("* * * * *"),
      check: (work) => expectEnd(harness, work, "DEADLINE"),
    });
  },
  TIME.timeout,
);

test("objects nobody refers to any more", TIME, async () => {
  await disturbEverywhere(harness, {
    async prepare() {
      const person = await signedIn(harness);
      const { id } = await person.client.upload("me.jpg", await photo(1));
      await person.client.trpc.uploads.delete.mutate({ id });
      return person;
    },
    act: () => harness.cron("* * * * *"),
    async check({ userId }) {
      await expectConsistent(harness, userId);
      await minuteLater(harness, 11 * 60_000);
      expect(await stored(harness, userId)).toEqual(new Set());
    },
  });
});
