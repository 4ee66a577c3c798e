import { afterEach, expect, test, vi } from "vitest";
import { FREE_TOOLS } from "#schema/tools.ts";
import { VISITOR_TOOLS } from "#schema/visitors/visitor-tools.ts";

/** What the page of a free tool offers, by the engine its build is told of. */
const PROVIDERS = FREE_TOOLS.filter(({ runs }) => runs === "provider").map(({ slug }) => slug);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function pagesFor(engine: string) {
  vi.stubEnv("INFERENCE_KIND", engine);
  vi.resetModules();
  const { toolPage } = await import("#web/content/pages/tool-page.ts");
  return PROVIDERS.map((slug) => toolPage(slug));
}

test("with the embedded engine each provider tool says what it needs and what works instead, and offers nothing", async () => {
  for (const page of await pagesFor("embedded")) {
    expect(page.forVisitors).toBeNull();
    expect(page.needs).not.toBe("");
    expect(page.instead).toHaveLength(3);
  }
});

test("with a provider those that have a price are offered, each with its first choices; the others stay as they were", async () => {
  for (const { path, forVisitors, instead } of await pagesFor("provider")) {
    const slug = path.slice("/free-tools/".length);
    const closed = !VISITOR_TOOLS[slug] || slug === "image-generation-sdxl";
    expect([slug, forVisitors === null]).toEqual([slug, closed]);
    if (!forVisitors) {
      expect(instead).toHaveLength(3);
      continue;
    }
    expect(Object.keys(forVisitors.initial)).toEqual(forVisitors.controls.map(({ name }) => name));
    for (const control of forVisitors.controls)
      if (control.kind === "choice")
        expect(control.options.map(({ value }) => value)).toContain(forVisitors.initial[control.name]);
    expect(forVisitors.instead).toHaveLength(3);
    expect(forVisitors.processor).toContain("fal");
  }
});
