import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { atRest } from "./browser.ts";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds wrong with the page once it has come to rest, a line each: what fades is judged as it fades. */
export async function violations(page: Page, path: string): Promise<string[]> {
  await atRest(page);
  await page.evaluate(source);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  return violations.map(
    ({ id, nodes }) => `${path}: ${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
