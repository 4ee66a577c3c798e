import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take longest, begun first: one of them at the end would have a single core at work for a minute. */
const LONGEST = [
  "journeys/public-pages",
  "engine/compose-portrait",
  "journeys/accessibility",
  "engine/likeness",
  "functions/billing/crash",
  "functions/jobs/crash-pack",
  "functions/jobs/crash-other-paths",
  "functions/account-secrecy",
  "local/day",
  "functions/jobs/crash-training",
  "functions/jobs/crash-pictures",
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // a second, which is usual, is not always enough for two cores and a browser
    expect: { poll: { timeout: 60_000 } },
    // two cores: more workers only make timing worse
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    env: { VITE_APP_URL: "http://localhost:8080" },
  },
});
