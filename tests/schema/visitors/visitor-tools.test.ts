import { describe, expect, test } from "vitest";
import { OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import { FREE_TOOLS } from "#schema/tools.ts";
import { isToolOffered, VISITOR_TOOLS } from "#schema/visitors/visitor-tools.ts";
import { createVisitorRequestInput } from "#schema/visitors/visitors.ts";

/** Free tools that the provider does: what can be asked of them, and what the model is told. */
const ALL = Object.values(VISITOR_TOOLS);
const PHOTO = { width: 800, height: 600 };

/** Every way to set a tool, words aside. */
function everyChoice(controls: (typeof ALL)[number]["controls"]): Record<string, string>[] {
  return Object.entries(controls).reduce<Record<string, string>[]>(
    (all, [name, control]) => {
      const values = control.kind === "words" ? ["a small brass lamp"] : Object.keys(control.options);
      return all.flatMap((one) => values.map((value) => ({ ...one, [name]: value })));
    },
    [{}],
  );
}

/** What the provider is asked for with these choices. */
function asked(tool: (typeof ALL)[number], choices: Record<string, string>) {
  const operation: Operation = OPERATIONS[tool.operation];
  const { options } = tool.settle(choices, tool.takesPhoto ? PHOTO : null);
  return operation.request({
    options: operation.options(PARSERS).parse(options),
    inputs: tool.takesPhoto ? { image: ["https://a.example/photo.jpg"] } : {},
    count: 1,
    seed: 7,
  }) as { prompt: string; enable_safety_checker?: boolean; image_urls?: string[] };
}

describe.each(ALL.map((tool) => [tool.slug, tool] as const))("%s", (_, tool) => {
  test("says something different for each choice, with the safety check on", () => {
    const ways = everyChoice(tool.controls);
    const requests = ways.map((choices) => asked(tool, choices));
    expect(new Set(requests.map((request) => JSON.stringify(request))).size).toBe(ways.length);
    for (const { prompt, enable_safety_checker, image_urls } of requests) {
      expect(enable_safety_checker).toBe(true);
      expect(prompt).not.toMatch(/undefined|null|\[object/);
      if (!tool.takesPhoto) continue;
      expect(image_urls).toEqual(["https://a.example/photo.jpg"]);
      expect(prompt).toMatch(/Show nobody undressed and nothing suggestive\.|fully dressed/);
    }
  });

  test("takes the choices it shows, and no other", () => {
    const [first = {}] = everyChoice(tool.controls);
    const input = { requestKey: crypto.randomUUID(), tool: tool.slug, choices: first, photo: "x" };
    const read = createVisitorRequestInput.safeParse(input);
    expect(read.error?.issues).toBeUndefined();
    expect(read.data?.choices).toEqual(first);
    for (const name of Object.keys(first)) {
      if (tool.controls[name]?.kind === "words") continue;
      const other = { ...input, choices: { ...first, [name]: "naked" } };
      expect(createVisitorRequestInput.safeParse(other).success).toBe(false);
    }
    if (!tool.takesPhoto) return;
    expect(createVisitorRequestInput.safeParse({ ...input, photo: undefined }).success).toBe(false);
  });
});

test("clothes and styling are chosen and never described, so that nothing else can be asked for", () => {
  for (const slug of ["clothes-changer", "hotify", "babyfi"]) {
    const controls = Object.values(VISITOR_TOOLS[slug]!.controls);
    expect(controls.map(({ kind }) => kind)).not.toContain("words");
  }
});

test("each names a free tool, and those without a known price or a provider are offered to nobody", () => {
  const listed = FREE_TOOLS.flatMap((tool) =>
    tool.runs === "provider" && tool.operation ? [[tool.slug, tool.operation]] : [],
  );
  expect(ALL.map(({ slug, operation }) => [slug, operation]).toSorted()).toEqual(listed.toSorted());
  const offered = ALL.filter((tool) => isToolOffered(tool, "provider")).map(({ slug }) => slug);
  expect(offered).toContain("animalify");
  expect(offered).not.toContain("image-generation-sdxl");
  expect(Object.keys(VISITOR_TOOLS)).not.toContain("voice-cloning");
  expect(ALL.filter((tool) => isToolOffered(tool, "embedded"))).toEqual([]);
});
