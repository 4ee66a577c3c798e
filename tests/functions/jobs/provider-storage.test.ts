import { describe, expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { providerReachesUs } from "#functions/services/media/provider/provider-input.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { quiet, runOn } from "#tests/support/jobs/quiet.ts";
import { startPack, startTraining, type Work } from "#tests/support/jobs/started-work.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** An address the world can reach, in our own eyes only: every call still goes to the local provider. */
const ELSEWHERE = "https://queue.provider.example";

const { harness } = jobHarnessForFile();

/** Believes the provider to be elsewhere, and remembers what goes through its storage and what it is told to call. */
function providerElsewhere(fail: () => boolean = () => false) {
  const uploads: { type: string; keepSeconds: number }[] = [];
  const sent: { input: string; webhookUrl: string | null }[] = [];
  replaceDeps(harness, ({ inference }) => ({
    config: { INFERENCE_QUEUE_URL: ELSEWHERE },
    inference: {
      async upload(file) {
        if (fail()) throw new ProviderUnavailable("no line", { surelyNotTaken: true });
        uploads.push({ type: file.content.type, keepSeconds: file.keepSeconds });
        return inference.upload(file);
      },
      submit(request) {
        sent.push({ input: JSON.stringify(request.input), webhookUrl: request.webhookUrl });
        return inference.submit(request);
      },
    },
  }));
  return { uploads, sent };
}

const trained = async (work: Work) =>
  (await work.client.trpc.trainings.get.query({ id: work.id })).status === "COMPLETED";

describe("a provider that cannot reach us", () => {
  test("gets a training's photos through its own storage, and its end is polled for", async () => {
    const { uploads, sent } = providerElsewhere();
    const work = await startTraining(harness);
    await runOn(harness, () => trained(work));
    expect(uploads).toMatchObject([{ type: "application/zip", keepSeconds: 86_400 }]);
    expect(sent).toEqual([{ input: expect.not.stringContaining(harness.url), webhookUrl: null }]);
  });

  test("gets a model once for all prompts that come after it", async () => {
    const { uploads, sent } = providerElsewhere();
    const work = await startPack(harness);
    const pack = () => work.client.trpc.packs.get.query({ id: work.id });
    await runOn(harness, async () => (await pack()).status === "COMPLETED");
    expect([sent.length, uploads.length, (await pack()).generatedImages]).toEqual([5, 1, 20]);
    expect(sent.map(({ input }) => input).join()).not.toContain(harness.url);
  });

  test("is tried again when its storage is out of reach, at no cost", async () => {
    let down = true;
    const { sent } = providerElsewhere(() => down);
    const work = await startTraining(harness);
    await work.becomes("QUEUED");
    await quiet(harness);
    expect(sent).toEqual([]);
    down = false;
    await runOn(harness, () => trained(work));
  });

  test("notes of copies are dropped once the provider has deleted them", async () => {
    harness.advance(25 * 3_600_000);
    await harness.cron("17 * * * *");
    expect(await rowsOf(harness.db, "SELECT * FROM providerFile")).toEqual([]);
  });
});

test.each([
  ["http://127.0.0.1:8080", "https://queue.fal.run", false],
  ["http://localhost:8080", "https://queue.fal.run", false],
  ["http://[::1]:8080", "https://queue.fal.run", false],
  ["http://127.0.0.1:8080", "http://127.0.0.1:9000", true],
  ["https://likeness.example", "https://queue.fal.run", true],
])("from %s to %s", (APP_URL, INFERENCE_QUEUE_URL, reaches) => {
  expect(providerReachesUs({ APP_URL, INFERENCE_QUEUE_URL })).toBe(reaches);
});
