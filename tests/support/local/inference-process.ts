import { startInference } from "#scripts/local/inference/start-inference.ts";
import { fakeCompute } from "#tests/support/local/fake-compute.ts";

/** An inference server in a process of its own, for tests that kill it: arguments are data folder and delay in ms. */
const [dataDir = "", delayMs = "0"] = process.argv.slice(2);
const { compute } = fakeCompute({ delayMs: Number(delayMs) });
const server = await startInference({ dataDir, apiKey: "test-key", userId: "user-1", compute });
console.info(server.url);
