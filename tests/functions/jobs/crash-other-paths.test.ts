import { expect, test } from "vitest";
import { LOCAL_REGISTRATION_BONUS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { RequestFailure } from "#scripts/local/inference/request-failure.ts";
import { balanceOf, expectConsistent, jobsOf, movementsOf, stored } from "#tests/support/bookkeeping.ts";
import { disturbEverywhere } from "#tests/support/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";
import { inbox } from "#tests/support/mailbox.ts";
import { newcomer, photo } from "#tests/support/people.ts";
import { forgetDelayed, minuteLater, quiet } from "#tests/support/quiet.ts";
import { refusal, signedIn } from "#tests/support/signed-in.ts";
import { rowOf, rowsOf } from "#tests/support/sql.ts";
import { startTraining, type Work } from "#tests/support/started-work.ts";

const { harness, engine } = jobHarnessForFile();
const TIME = { timeout: 600_000 };

test(
  "a registration: the mail is sent once for each time it was asked for, and its link works",
  TIME,
  async () => {
    const mailsTo = (email: string) => rowsOf(harness.db, `SELECT resendId FROM email WHERE "to" = ?`, email);
    await disturbEverywhere(harness, {
      prepare: async () => ({ userId: "nobody yet", ...newcomer(harness) }),
      act: ({ client, email, password }) =>
        client.trpc.account.register.mutate({ name: "Ada", email, password }),
      waiting: async ({ email }) => (await mailsTo(email)).some(({ resendId }) => resendId === null),
      async check({ client, email, password }, asked) {
        const mails = await inbox(harness, email);
        const token = mails[0]?.token;
        expect(mails).toHaveLength((await mailsTo(email)).length);
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
  },
);

test("a confirmed address: the bonus is given once", TIME, async () => {
  await disturbEverywhere(harness, {
    async prepare() {
      const person = newcomer(harness);
      const { client, email, password } = person;
      await client.trpc.account.register.mutate({ name: "Ada", email, password });
      await quiet(harness);
      const user = await rowOf(harness.db, "SELECT id FROM user WHERE email = ?", email);
      return { ...person, userId: String(user?.id), token: (await inbox(harness, email))[0]?.token ?? "" };
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

/** Delivered and paid, or failed for one of these reasons and paid back; nothing else. */
async function expectEnd({ userId, client, id }: Work, ...ends: string[]): Promise<void> {
  const [job, ...others] = await jobsOf(harness, userId);
  expect(others).toEqual([]);
  expect(ends).toContain(job?.errorCode ?? job?.status);
  const paidBack = job?.status === "FAILED";
  expect(await balanceOf(harness, userId)).toBe(paidBack ? TRAINING_CREDITS : 0);
  expect(await movementsOf(harness, userId)).toHaveLength(paidBack ? 3 : 2);
  expect((await client.trpc.trainings.get.query({ id })).status).toBe(paidBack ? "FAILED" : "COMPLETED");
}

/** A training that is written down and charged, whose message to the queue was lost. */
async function startUnheard(): Promise<Work> {
  harness.cloud.qstash.pause();
  const work = await startTraining(harness);
  await forgetDelayed(harness);
  harness.cloud.qstash.resume();
  return work;
}

/** A training the provider is done with, whose webhook was lost. */
async function startUnannounced(): Promise<Work> {
  harness.cloud.inference.webhooks.drop();
  const work = await startTraining(harness);
  await quiet(harness);
  harness.cloud.inference.webhooks.release();
  return work;
}

test("a result the sweeper and a poll must find", TIME, async () => {
  await disturbEverywhere(harness, {
    prepare: startUnannounced,
    act: () => minuteLater(harness),
    check: (work) => expectEnd(work, "COMPLETED"),
  });
});

test("a failure the sweeper and a poll must find", TIME, async () => {
  engine.train = () => Promise.reject(new RequestFailure(500, { detail: "broken", error_type: "broken" }));
  await disturbEverywhere(harness, {
    prepare: startUnannounced,
    act: () => minuteLater(harness),
    check: (work) => expectEnd(work, "PROVIDER_FAILED"),
  });
});

test("a cancellation", TIME, async () => {
  await disturbEverywhere(harness, {
    prepare: startUnheard,
    async act({ client, id }) {
      expect([null, "NOT_FOUND"]).toContain(await refusal(client.trpc.trainings.cancel.mutate({ id })));
    },
    check: (work, asked) => expectEnd(work, "CANCELLED", ...(asked ? [] : ["COMPLETED"])),
  });
});

test("a deadline", TIME, async () => {
  await disturbEverywhere(harness, {
    async prepare() {
      const work = await startUnannounced();
      harness.advance(trainModel.deadlineMs);
      return work;
    },
    act: () => harness.cron("* * * * *"),
    check: (work) => expectEnd(work, "DEADLINE"),
  });
});

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
