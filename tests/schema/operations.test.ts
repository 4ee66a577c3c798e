import { expect, test } from "vitest";
import { CREDIT_FLOOR_USD, creditsFor, MARGIN } from "#schema/billing/pricing.ts";
import { EDIT_TYPES } from "#schema/operations/edit.ts";
import { EDIT_NAMES, OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import { isOffered, type Operation } from "#schema/operations/operation.ts";
import { rulesFor } from "#tests/support/exceptions.ts";

/** Options somebody may choose, of operations that have any. */
const CHOSEN: Readonly<Record<string, object>> = {
  "train-model": { triggerWord: "ohwx" },
  portrait: { prompt: "a portrait", width: 1024, height: 1024, strength: 1 },
  "text-to-image": { prompt: "a lighthouse", width: 1024, height: 1024 },
  upscale: { factor: "4" },
  "edit-by-words": { prompt: "a red hat" },
};

const ALL: [string, Operation][] = Object.entries(OPERATIONS);
const rule = rulesFor(ALL, ([name]) => name);

rule("is known by its name, and says where and when its cost was read", ([name, { name: own, cost }]) => {
  expect(own).toBe(name);
  expect(cost.source).toMatch(/^fal\.ai\/models\//);
  expect(Date.parse(cost.read)).toBeLessThan(Date.now());
});

rule("covers its cost with the margin where it is sold, in whole credits", ([, operation]) => {
  for (const engine of ["provider", "embedded"] as const) {
    if (!isOffered(operation, engine)) continue;
    for (const units of [1, 2, 4, 20]) {
      const credits = creditsFor(operation, units, engine);
      expect(credits).toBeGreaterThan(0);
      expect(credits).toBe(Math.ceil(credits ?? 0));
      const cost = (operation.cost.usd ?? 0) * units;
      expect((credits ?? 0) * CREDIT_FLOOR_USD).toBeGreaterThanOrEqual(cost * MARGIN - 1e-9);
    }
  }
});

rule("has options that mean the same when read again, and no others", ([name, operation]) => {
  const schema = operation.options(PARSERS);
  const read = schema.parse(CHOSEN[name] ?? {});
  expect(schema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
  if (CHOSEN[name]) expect(schema.safeParse({}).success).toBe(false);
});

rule("asks for every input it names, and not without one it needs", ([name, { inputs, ...operation }]) => {
  const options = operation.options(PARSERS).parse(CHOSEN[name] ?? {});
  const urls = Object.fromEntries(Object.keys(inputs).map((role) => [role, [`https://a.example/${role}`]]));
  const asked = JSON.stringify(operation.request({ options, inputs: urls, count: 1, seed: 7 }));
  for (const [role, { min }] of Object.entries(inputs)) {
    expect(asked).toContain(`https://a.example/${role}`);
    const without = () => operation.request({ options, inputs: {}, count: 1, seed: 7 });
    if (min > 0) expect(without).toThrow("is missing");
  }
});

test("an engine offers what it can do at a price we know", () => {
  const offered = (engine: "provider" | "embedded") =>
    ALL.filter(([, operation]) => isOffered(operation, engine)).map(([name]) => name);
  expect(offered("provider")).toEqual(["train-model", "portrait", "text-to-image", "edit-by-words"]);
  expect(offered("embedded")).toEqual(["train-model", "portrait", "upscale", "cut-out"]);
});

test("edits are those that say what kind of change they are", () => {
  expect(EDIT_NAMES).toEqual(["upscale", "cut-out", "edit-by-words"]);
  for (const name of EDIT_NAMES) {
    expect(EDIT_TYPES).toContain(OPERATIONS[name].edit);
    expect(OPERATIONS[name].inputs).toEqual({ image: { min: 1, max: 1 } });
  }
});

test("an upscaled picture is as much larger as was chosen, any other as large as it was", () => {
  const size = { width: 300, height: 200 };
  expect(OPERATIONS.upscale.outputSize({ factor: "4" }, size)).toEqual({ width: 1200, height: 800 });
  expect(OPERATIONS["cut-out"].outputSize({}, size)).toEqual(size);
});
