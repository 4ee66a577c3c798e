import { describe, expect, test } from "vitest";
import { ProviderUnavailable } from "#functions/providers/inference/inference.ts";
import { providerReachesUs } from "#functions/services/media/provider/provider-input.ts";
import { jobHarnessForFile } from "#tests/support/job-harness.ts";
import { quiet, runOn } from "#tests/support/quiet.ts";
import { rowsOf } from "#tests/support/sql.ts";
import { startPack, startTraining, type Work } from "#tests/support/started-work.ts";

/** An address the world can reach, in our own eyes only: every call still goes to the local provider. */
const ELSEWHERE = "https://queue.provider.example";

const { harness } = jobHarnessForFile();

/** Believes the provider to be elsewhere, and remembers what goes through its storage and what it is told to call. */
function providerElsewhere(fail: () => boolean = () => false) {
  const uploads: { type: string; keepSeconds: number }[] = [];
  const inputs: string[] = [];
  const webhooks: (string | null)[] = [];
  harness.wrapDeps((deps) => ({
    ...deps,
    config: { ...deps.config, INFERENCE_QUEUE_URL: ELSEWHERE },
    inference: {
      ...deps.inference,
      async upload(file) {
        if (fail()) throw new ProviderUnavailable("no line", { surelyNotTaken: true });
        uploads.push({ type: file.content.type, keepSeconds: file.keepSeconds });
        return deps.inference.upload(file);
      },
      submit(input) {
        inputs.push(JSON.stringify(input.input));
        webhooks.push(input.webhookUrl);
        return deps.inference.submit(input);
      },
    },
  }));
  return { uploads, inputs, webhooks };
}

const trained = async (work: Work) =>
  (await work.client.trpc.trainings.get.query({ id: work.id })).status === "COMPLETED";

describe("a provider that cannot reach us", () => {
  test("gets a training's photos through its own storage, and its end is polled for", async () => {
    const seen = providerElsewhere();
    const work = await startTraining(harness);
    await runOn(harness, () => trained(work));
    expect(seen.uploads).toMatchObject([{ type: "application/zip", keepSeconds: 86_400 }]);
    expect(seen.webhooks).toEqual([null]);
    expect(seen.inputs[0]).not.toContain(harness.url);
  });

  test("gets a model once for all prompts that come after it", async () => {
    const seen = providerElsewhere();
    const work = await startPack(harness);
    const pack = () => work.client.trpc.packs.get.query({ id: work.id });
    await runOn(harness, async () => (await pack()).status === "COMPLETED");
    expect(seen.inputs).toHaveLength(5);
    expect(seen.inputs.join()).not.toContain(harness.url);
    expect(seen.uploads).toHaveLength(1);
    expect((await pack()).generatedImages).toBe(20);
  });

  test("is tried again when its storage is out of reach, at no cost", async () => {
    let down = true;
    const seen = providerElsewhere(() => down);
    const work = await startTraining(harness);
    await work.becomes("QUEUED");
    await quiet(harness);
    expect(seen.inputs).toEqual([]);
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
