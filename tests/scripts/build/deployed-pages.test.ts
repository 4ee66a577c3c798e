import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { build } from "#scripts/build/build.ts";

test("the sheet of our kit is not among the pages that are deployed", () => {
  build();
  const site = ".build/web/client";
  expect(existsSync(`${site}/index.html`)).toBe(true);
  expect(existsSync(`${site}/ui`)).toBe(false);
  const scripts = globSync("assets/*.js", { cwd: site });
  expect(scripts.length).toBeGreaterThan(10);
  for (const script of scripts) {
    const text = readFileSync(`${site}/${script}`, "utf8");
    expect(text.includes("for those who build with it"), script).toBe(false);
    expect(/"?path"?:\s*["'`]ui["'`]/.test(text), script).toBe(false);
  }
}, 180_000);
