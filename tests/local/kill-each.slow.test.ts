import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLedger } from "#db/queries/credits/credits.ts";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { eventually } from "#tests/support/accounts/people.ts";
import { move } from "#tests/support/database/rows.ts";
import { train } from "#tests/support/jobs/finished-work.ts";
import { SOME_ORDER } from "#tests/support/jobs/people/model-owner.ts";
import { type Killable, startKillableCloud } from "#tests/support/local/killable-cloud.ts";

/** Five seconds are the rule; longer than a hand-over's lease, should one have been cut off. */
const LONGEST_WAIT_MS = 75_000;
const VICTIMS: Killable[] = ["redis", "email", "inference", "qstash", "libsql", "worker"];
const password = "a long password";

let cloud: Awaited<ReturnType<typeof startKillableCloud>>;
let client: ApiClient;
let trainingId: string;

beforeAll(async () => {
  cloud = await startKillableCloud();
  client = new ApiClient(cloud.url);
  const email = "ada@example.com";
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(cloud.mailbox, email) });
  await client.signIn(email, password);
  ({ id: trainingId } = await train(client, {}));
  const [person] = await rows<{ id: string }>("SELECT id FROM user");
  await cloud.db.write([move(person!.id, PACK_CREDITS * VICTIMS.length)]);
}, 120_000);
afterAll(async () => {
  if (process.env.LIKENESS_TEST_LOG) console.info(cloud.logs.join("\n"));
  await cloud.close();
});

async function rows<T>(sql: string, ...args: string[]): Promise<T[]> {
  const [result] = await cloud.db.write([{ sql, args }]);
  return (result?.rows ?? []) as unknown as T[];
}

async function credits(): Promise<number> {
  return (await client.trpc.user.getCredits.query()).amount;
}

async function isSubmitted(packId: string): Promise<boolean> {
  const jobs = await rows<{ status: string }>(
    "SELECT job.status FROM job JOIN packInferenceJob p ON p.jobId = job.id WHERE p.packId = ?",
    packId,
  );
  return jobs.length > 0 && jobs.every(({ status }) => status === "SUBMITTED");
}

test.each(VICTIMS)(
  "%s killed while a pack runs: after it is back the pack completes, paid once, every picture once",
  async (victim) => {
    cloud.holdPictures();
    const before = await credits();
    const { id } = await client.trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      ...SOME_ORDER,
    });
    await eventually("all handed over", () => isSubmitted(id));
    await cloud.kill(victim);
    const other = `${victim}@example.com`;
    if (victim === "email")
      await new ApiClient(cloud.url).trpc.account.register.mutate({ name: "Bo", email: other, password });
    await cloud.start(victim);
    const findPack = () => client.trpc.packs.get.query({ id });
    expect((await findPack()).status).toBe("PROCESSING");
    cloud.releasePictures();

    const isOver = async () => (await findPack()).status === "COMPLETED";
    await eventually("the pack's end", isOver, LONGEST_WAIT_MS);
    expect(await findPack()).toMatchObject({ generatedImages: IMAGES_PER_PACK, failedImages: 0 });
    const { items } = await client.trpc.generations.list.query({ packId: id, limit: 100 });
    expect(items).toHaveLength(IMAGES_PER_PACK);
    expect(new Set(items.map(({ imageUrl }) => imageUrl)).size).toBe(IMAGES_PER_PACK);
    for (const { imageUrl } of items) expect((await client.fetch(imageUrl)).status).toBe(200);
    expect(await credits()).toBe(before - PACK_CREDITS);
    expect(await auditLedger(cloud.db)).toEqual([]);
    if (victim === "email") {
      await waitForToken(cloud.mailbox, other);
      const inbox = await fetch(`${cloud.mailbox}/inbox?to=${other}`);
      expect(await inbox.json()).toHaveLength(1);
    }
  },
  LONGEST_WAIT_MS + 30_000,
);
