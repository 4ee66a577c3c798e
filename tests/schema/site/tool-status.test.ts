import { expect, test } from "vitest";
import { toolStatus } from "#schema/site/tool-status.ts";
import { TOOLS } from "#schema/site/tools.ts";
import { readyFirst, statusHere } from "#web/content/tool-status.ts";

test.each([
  [["portrait"], "ready", "ready"],
  [["portrait", "text-to-image"], "needs-provider", "ready"],
  [["cut-out"], "ready", "ready"],
  // no price is known of the provider's
  [["text-to-image-sdxl"], "soon", "soon"],
  // what runs in the visitor's own browser needs no engine
  [[], "ready", "ready"],
  [null, "soon", "soon"],
] as const)(
  "a tool made of %j is %s with the embedded engine, %s with a provider",
  (operations, here, there) => {
    expect(toolStatus({ operations }, "embedded")).toBe(here);
    expect(toolStatus({ operations }, "provider")).toBe(there);
  },
);

test("what works stands first, and else as it stood", () => {
  const [first, second] = TOOLS.filter((tool) => statusHere(tool) === "soon");
  const ready = TOOLS.find((tool) => statusHere(tool) === "ready")!;
  expect(readyFirst([first!, second!, ready])).toEqual([ready, first, second]);
});
