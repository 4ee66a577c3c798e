import { expect, test } from "vitest";
import { toolStatus } from "#schema/site/tool-status.ts";
import { TOOLS } from "#schema/site/tools.ts";
import { FREE_TOOLS, type WhereItRuns } from "#schema/tools.ts";
import { readyFirst, statusHere } from "#web/content/tool-status.ts";

test.each([
  [["portrait"], "ready", "ready"],
  [["portrait", "text-to-image"], "needs-provider", "ready"],
  [["cut-out"], "ready", "ready"],
  // no price is known of the provider's
  [["text-to-image-sdxl"], "soon", "soon"],
  [null, "soon", "soon"],
] as const)(
  "a tool made of %j is %s with the embedded engine, %s with a provider",
  (operations, here, there) => {
    expect(toolStatus({ operations, free: null }, "embedded")).toBe(here);
    expect(toolStatus({ operations, free: null }, "provider")).toBe(there);
  },
);

test("a free tool on the visitor's own device works with any engine, another one needs a provider", () => {
  const free = (runs: WhereItRuns["runs"]) => FREE_TOOLS.find((tool) => tool.runs === runs)!;
  const statuses = (["embedded", "provider"] as const).flatMap((engine) =>
    (["device", "provider"] as const).map((runs) =>
      toolStatus({ operations: null, free: free(runs) }, engine),
    ),
  );
  expect(statuses).toEqual(["ready", "needs-provider", "ready", "needs-provider"]);
});

test("what works stands first, and else as it stood", () => {
  const [first, second] = TOOLS.filter((tool) => statusHere(tool) === "needs-provider");
  const ready = TOOLS.find((tool) => statusHere(tool) === "ready")!;
  expect(readyFirst([first!, second!, ready])).toEqual([ready, first, second]);
});
