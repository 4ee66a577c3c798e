import { afterEach } from "vitest";
import type { Compute } from "#scripts/local/inference/compute/compute-types.ts";
import { harnessForFile } from "../harness.ts";
import { fakeCompute } from "../local/fake-compute.ts";
import { forgetDelayed, quiet } from "./quiet.ts";

/**
 * The server of a test file about work at the provider. A test may pause the engine or put parts of its own in their
 * place; after each all is as usual again, and nothing is under way.
 */
export function jobHarnessForFile(input: { now?: () => number } = {}) {
  const usual = fakeCompute({ small: true });
  const parts: Partial<Pick<Compute, "train" | "portrait" | "cutOut" | "clip" | "join">> = {};
  const engine = Object.assign(parts, { pause: usual.pause, resume: usual.resume });
  const harness = harnessForFile({
    ...input,
    retryScale: 0.001,
    compute: {
      ...usual.compute,
      train: (call) => (engine.train ?? usual.compute.train)(call),
      portrait: (call) => (engine.portrait ?? usual.compute.portrait)(call),
      cutOut: (call) => (engine.cutOut ?? usual.compute.cutOut)(call),
      clip: (call) => (engine.clip ?? usual.compute.clip)(call),
      join: (call) => (engine.join ?? usual.compute.join)(call),
    },
  });
  afterEach(async () => {
    delete engine.train;
    delete engine.portrait;
    delete engine.cutOut;
    delete engine.clip;
    delete engine.join;
    engine.resume();
    harness.wrapDeps((deps) => deps);
    harness.cloud.inference.webhooks.release();
    harness.cloud.qstash.resume();
    await quiet(harness);
    await forgetDelayed(harness);
  });
  return { harness, engine };
}
