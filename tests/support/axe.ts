import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds wrong with the page as it stands, a line each. */
export async function violations(page: Page, path: string): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"] });
  });
  return violations.map(
    ({ id, nodes }) => `${path}: ${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}
