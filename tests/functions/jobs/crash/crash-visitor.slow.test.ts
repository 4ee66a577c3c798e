import { expect, test } from "vitest";
import { HOUSE_ACCOUNT } from "#schema/visitors/visitor-rules.ts";
import { disturbEverywhere, type Path } from "#tests/support/jobs/crash-everywhere.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { standInParts } from "#tests/support/jobs/stand-in-provider.ts";
import { PHOTO_PRICE, spentByVisitors, visitor } from "#tests/support/jobs/visitors.ts";
import { withParts } from "#tests/support/replace-deps.ts";

const { harness } = jobHarnessForFile();
const TIME = { timeout: 600_000 };

type Visitor = ReturnType<typeof visitor> & {
  userId: string;
  photo: string;
  requestKey: string;
  before: number;
};

/** A visitor's photo is redrawn: once, paid once, or it was never begun. */
const path: Path<Visitor> = {
  provider: (deps) =>
    withParts(
      deps,
      standInParts(deps, (image) => ({ images: [image], seed: 5 })),
    ),
  async prepare() {
    const someone = visitor(harness);
    const photo = await someone.photoCode();
    // the day's budget is there from here on
    await someone.visitors.state.query();
    const before = await spentByVisitors(harness);
    return { ...someone, userId: HOUSE_ACCOUNT, photo, before, requestKey: crypto.randomUUID() };
  },
  act: ({ ask, photo, requestKey }) => ask({ photo, requestKey }),
  async check({ visitors, client, before }, asked) {
    const made = await visitors.list.query({ tool: "animalify" });
    if (asked) expect(made).toHaveLength(1);
    for (const { status, pictures } of made) {
      expect(status).toBe("COMPLETED");
      expect((await client.fetch(pictures[0]!.url)).status).toBe(200);
    }
    expect(await spentByVisitors(harness)).toBe(before + made.length * PHOTO_PRICE);
  },
};

test("a visitor's picture outlives a death of the Worker before and after any call", TIME, async () => {
  expect((await disturbEverywhere(harness, path)).length).toBeGreaterThan(20);
});
