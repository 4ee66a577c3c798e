import { describe, expect, test } from "vitest";
import { CREDIT_FLOOR_USD, creditsFor, MARGIN } from "#schema/billing/pricing.ts";
import { EDIT_TYPES } from "#schema/operations/edit.ts";
import { EDIT_NAMES, OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import { isOffered, type Operation } from "#schema/operations/operation.ts";

/** Options somebody may choose, of operations that have any. */
const CHOSEN: Readonly<Record<string, object>> = {
  "train-model": { triggerWord: "ohwx" },
  portrait: { prompt: "a portrait", width: 1024, height: 1024, strength: 1 },
  "text-to-image": { prompt: "a lighthouse", width: 1024, height: 1024 },
  upscale: { factor: "4" },
  "edit-by-words": { prompt: "a red hat" },
};

describe.each(Object.entries(OPERATIONS) as [string, Operation][])("%s", (name, operation) => {
  const { cost, embedded, embeddedCredits, inputs } = operation;

  test("is known by its name, and says where and when its cost was read", () => {
    expect(operation.name).toBe(name);
    expect(cost.source).toMatch(/^fal\.ai\/models\//);
    expect(Date.parse(cost.read)).toBeLessThan(Date.now());
  });

  test("covers its cost with the margin, and is not sold through the provider where that is unknown", () => {
    expect(isOffered(operation, "provider")).toBe(cost.usd !== null);
    expect(isOffered(operation, "embedded")).toBe(
      embedded !== "none" && (cost.usd !== null || embeddedCredits !== undefined),
    );
    for (const engine of ["provider", "embedded"] as const) {
      const credits = creditsFor(operation, 1, engine);
      if (!isOffered(operation, engine)) continue;
      expect(Number.isInteger(credits)).toBe(true);
      expect((credits ?? 0) * CREDIT_FLOOR_USD).toBeGreaterThanOrEqual((cost.usd ?? 0) * MARGIN - 1e-9);
      expect(credits).toBeGreaterThan(0);
    }
  });

  test("has options that mean the same when read again, and no others", () => {
    const schema = operation.options(PARSERS);
    const read = schema.parse(CHOSEN[name] ?? {});
    expect(schema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
    if (CHOSEN[name]) expect(schema.safeParse({}).success).toBe(false);
  });

  test("asks for every input it names, and not without one it needs", () => {
    const options = operation.options(PARSERS).parse(CHOSEN[name] ?? {});
    const urls = Object.fromEntries(Object.keys(inputs).map((role) => [role, [`https://a.example/${role}`]]));
    const asked = JSON.stringify(operation.request({ options, inputs: urls, count: 1, seed: 7 }));
    for (const [role, { min }] of Object.entries(inputs)) {
      expect(asked).toContain(`https://a.example/${role}`);
      const without = () => operation.request({ options, inputs: {}, count: 1, seed: 7 });
      if (min > 0) expect(without).toThrow("is missing");
    }
  });
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
