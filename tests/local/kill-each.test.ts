import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLedger } from "#db/queries/credits/credits.ts";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { type Killable, startKillableCloud } from "#tests/support/killable-cloud.ts";
import { eventually, photo } from "#tests/support/people.ts";
import { move } from "#tests/support/rows.ts";
import { sample } from "#tests/support/tier.ts";

/** Five seconds are the rule; longer than a hand-over's lease, should one have been cut off. */
const LONGEST_WAIT_MS = 75_000;
const VICTIMS: Killable[] = ["redis", "mail", "inference", "qstash", "libsql", "worker"];

let cloud: Awaited<ReturnType<typeof startKillableCloud>>;
let client: ApiClient;
let userId: string;
let trainingId: string;

beforeAll(async () => {
  cloud = await startKillableCloud();
  client = new ApiClient(cloud.url);
  const person = { email: "ada@example.com", password: "a long password" };
  await client.trpc.account.register.mutate({ name: "Ada", ...person });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(cloud.mailbox, person.email) });
  await client.signIn(person.email, person.password);
  const { id: uploadId } = await client.upload("me.jpg", await photo(1));
  const training = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Me",
    genderOrCategory: "WOMAN",
    uploadIds: [uploadId],
    consent: true,
  });
  trainingId = training.id;
  const [row] = await rows<{ userId: string }>("SELECT userId FROM training WHERE id = ?", trainingId);
  userId = row?.userId ?? "";
  await cloud.db.write([move(userId, PACK_CREDITS * VICTIMS.length)]);
  await eventually(
    "training",
    async () => (await client.trpc.trainings.get.query(training)).status === "COMPLETED",
    30_000,
  );
}, 120_000);
afterAll(async () => {
  if (process.env.LIKENESS_TEST_LOG) console.info(cloud.logs.join("\n"));
  await cloud.close();
});

async function rows<T>(sql: string, ...args: string[]): Promise<T[]> {
  const [result] = await cloud.db.write([{ sql, args }]);
  return (result?.rows ?? []) as unknown as T[];
}

const jobsOf = (packId: string) =>
  rows<{ status: string }>(
    "SELECT job.status FROM job JOIN packInferenceJob p ON p.jobId = job.id WHERE p.packId = ?",
    packId,
  );

test.each(sample(VICTIMS, (victim) => victim === "libsql" || victim === "worker"))(
  "%s killed while a pack runs: after it is back the pack completes, paid once, every picture once",
  async (victim) => {
    cloud.holdPictures();
    const [before] = await rows<{ credits: number }>("SELECT credits FROM user WHERE id = ?", userId);
    const { id } = await client.trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      themeSlug: "film-noir",
      packSlug: "the-private-eye",
    });
    await eventually("all handed over", async () => {
      const jobs = await jobsOf(id);
      return jobs.length > 0 && jobs.every(({ status }) => status === "SUBMITTED");
    });
    await cloud.kill(victim);
    const other = `${victim}@example.com`;
    const registered = victim === "mail" && (await register(other));
    await cloud.start(victim);
    expect((await client.trpc.packs.get.query({ id })).status).toBe("PROCESSING");
    cloud.releasePictures();

    await eventually(
      "the pack's end",
      async () => (await client.trpc.packs.get.query({ id })).status === "COMPLETED",
      LONGEST_WAIT_MS,
    );
    const pack = await client.trpc.packs.get.query({ id });
    expect(pack).toMatchObject({ generatedImages: IMAGES_PER_PACK, failedImages: 0 });
    const { items } = await client.trpc.generations.list.query({ packId: id, limit: 100 });
    expect(new Set(items.map(({ imageUrl }) => imageUrl)).size).toBe(IMAGES_PER_PACK);
    expect(items).toHaveLength(IMAGES_PER_PACK);
    for (const { imageUrl } of items) expect((await client.fetch(imageUrl)).status).toBe(200);
    const [after] = await rows<{ credits: number }>("SELECT credits FROM user WHERE id = ?", userId);
    expect(after?.credits).toBe(Number(before?.credits) - PACK_CREDITS);
    expect(await auditLedger(cloud.db)).toEqual([]);
    if (registered) {
      await waitForToken(cloud.mailbox, other);
      const inbox = await fetch(`${cloud.mailbox}/inbox?to=${other}`);
      expect(await inbox.json()).toHaveLength(1);
    }
  },
  LONGEST_WAIT_MS + 30_000,
);

async function register(email: string): Promise<boolean> {
  await new ApiClient(cloud.url).trpc.account.register.mutate({
    name: "Bo",
    email,
    password: "a long password",
  });
  return true;
}
