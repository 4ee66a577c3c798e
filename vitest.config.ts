import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const EVERYTHING = process.env.TEST_TIER === "all";

/** Files that take longest, begun first: one of them at the end would have a single core at work for a minute. */
const SLOWEST_FIRST = [
  "journeys/path",
  "scripts/start",
  "engine/likeness.slow",
  "journeys/site/consent.slow",
  "journeys/site/accessibility",
  "journeys/account/account.slow",
  "functions/jobs/crash/crash-virtual-person.slow",
  "journeys/trainings/new-training.slow",
  "journeys/billing/plans.slow",
  "journeys/account/rewards.slow",
  "journeys/work/generator.slow",
  "journeys/billing/purchases.slow",
  "journeys/work/gallery.slow",
  "functions/security/fuzz",
  "engine/identity/build-identity.slow",
  "functions/jobs/crash/crash-pack",
  "functions/billing/crash",
  "local/night.slow",
];

/** One more than the cores of a small machine: journeys wait for pages a fifth of their time. */
const WORKERS = 3;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = SLOWEST_FIRST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return found === -1 ? SLOWEST_FIRST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...(EVERYTHING ? [] : ["tests/**/*.slow.test.ts"])],
    // ceilings, not what things should take: two cores and a browser stand still for seconds now and then
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: WORKERS,
    // loading the server takes longer than most files' tests: files of one process share what is loaded
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    globalSetup: ["tests/support/scratch.ts"],
    setupFiles: ["tests/support/own-ports.ts"],
    sequence: { sequencer: LongestFirst },
    env: { VITE_APP_URL: "http://localhost:8080", TEST_WORKERS: String(WORKERS) },
  },
});
