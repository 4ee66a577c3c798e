import { expect, test } from "vitest";
import { CREDIT_FLOOR_USD, creditsFor, MARGIN } from "#schema/billing/pricing.ts";
import { EDIT_TYPES } from "#schema/operations/edits/edit.ts";
import { EDIT_NAMES, OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import { type EmbeddedOffer, type Engine, isOffered, type Operation } from "#schema/operations/operation.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { sampleOptions } from "#tests/support/procedures/sample-options.ts";

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

rule("has options that mean the same when read again", ([, operation]) => {
  const schema = operation.options(PARSERS);
  const read = schema.parse(sampleOptions(operation));
  expect(schema.parse(JSON.parse(JSON.stringify(read)))).toEqual(read);
});

rule("asks for every input it names, and not without one it needs", ([, operation]) => {
  const { inputs } = operation;
  const options = operation.options(PARSERS).parse(sampleOptions(operation));
  const urls = Object.fromEntries(Object.keys(inputs).map((role) => [role, [`https://a.example/${role}`]]));
  const asked = JSON.stringify(operation.request({ options, inputs: urls, count: 1, seed: 7 }));
  for (const [role, { min }] of Object.entries(inputs)) {
    expect(asked).toContain(`https://a.example/${role}`);
    const without = () => operation.request({ options, inputs: {}, count: 1, seed: 7 });
    if (min > 0) expect(without).toThrow("is missing");
  }
});

test.each<[usd: number | null, own: number | undefined, EmbeddedOffer, offered: Engine[]]>([
  [0.04, undefined, "full", ["provider", "embedded"]],
  [0.04, undefined, "none", ["provider"]],
  [null, 2, "preview", ["embedded"]],
  [null, 2, "none", []],
  [null, undefined, "full", []],
])(
  "at %s dollars, %s credits of our own and %s embedded, engines offer it: %s",
  (usd, own, embedded, offered) => {
    const operation = { cost: { ...portrait.cost, usd }, embedded, embeddedCredits: own };
    const engines = ["provider", "embedded"] as const;
    expect(engines.filter((engine) => isOffered(operation, engine))).toEqual(offered);
  },
);

test("edits are those that say what kind of change they are", () => {
  expect(EDIT_NAMES).toContain("upscale");
  expect(EDIT_NAMES).not.toContain("portrait");
  for (const name of EDIT_NAMES) {
    expect(EDIT_TYPES).toContain(OPERATIONS[name].edit);
    expect(OPERATIONS[name].inputs.image?.min).toBeGreaterThan(0);
  }
});

test("a PNG is enlarged to a PNG where that is not too heavy", () => {
  const { settle, request } = OPERATIONS.upscale;
  const format = (url: string, width: number) => {
    const options = settle!({ factor: "2" }, { picture: { width, height: width }, pictures: 1 });
    return request({ options, inputs: { image: [url] }, count: 1, seed: 1 }).output_format;
  };
  const png = "https://x.test/media/a.png?purpose=provider";
  expect([format(png, 500), format(png, 2000), format("https://x.test/media/a.jpg", 500)]).toEqual([
    "png",
    "jpg",
    "jpg",
  ]);
});

test("an upscaled picture is as much larger as was chosen, any other as large as it was", () => {
  const size = { width: 300, height: 200 };
  expect(OPERATIONS.upscale.outputSize({ factor: "4" }, size)).toEqual({ width: 1200, height: 800 });
  expect(OPERATIONS["cut-out"].outputSize({}, size)).toEqual(size);
});
