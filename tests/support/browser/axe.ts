import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { sample } from "../tier.ts";
import { atRest, resize, toastsGone } from "./browser.ts";

const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Axe's rules about colours: all that differs from one colour scheme to the other. */
export const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong with the page once it has come to rest, a line each: what fades is judged as it fades.
 * @param rules left out: all of them
 */
export async function violations(page: Page, label = pathOf(page), rules?: string[]): Promise<string[]> {
  await atRest(page);
  await page.evaluate(source);
  const { violations } = await page.evaluate(async (values) => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ resultTypes: ["violations"], ...(values && { runOnly: { type: "rule", values } }) });
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${label}: ${id} ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/** That the page is wider than its window, if it is. */
export async function overflow(page: Page, label = pathOf(page)): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  const width = page.viewportSize()?.width ?? 0;
  return wide > width ? [`${label}: ${wide} pixels wide in ${width}`] : [];
}

/** What axe finds in daylight and in the dark (the gate looks at the dark alone), and whether the page is wider than a small phone. */
export async function wrongWithLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  await toastsGone(page);
  for (const colorScheme of sample(["light", "dark"] as const, (scheme) => scheme === "dark")) {
    // with reduced motion every element has its own tiny transition, and new colours travel down a level a frame
    await page.emulateMedia({ colorScheme, reducedMotion: "no-preference" });
    found.push(...(await violations(page, `${pathOf(page)} ${colorScheme}`)));
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const size = page.viewportSize();
  await resize(page, { width: 360, height: 740 });
  found.push(...(await overflow(page)));
  if (size) await resize(page, size);
  return found;
}
