import type { Page } from "playwright-core";

const FAILED = { error: { json: { message: "It did not work.", code: -32603 } } };

/** From now on one read of the page fails, whatever it is asked together with; `end` lets it through again. */
export async function failRead(page: Page, path: string) {
  let failures = 0;
  const address = new RegExp(`/api/trpc/[^?]*\\b${path}\\b`);
  await page.route(address, async (route) => {
    const paths = new URL(route.request().url()).pathname.split("/").at(-1)!.split(",");
    const answers: unknown[] = await (await route.fetch()).json();
    failures++;
    await route.fulfill({ json: paths.map((one, at) => (one === path ? FAILED : answers[at])) });
  });
  return { failures: () => failures, end: () => page.unroute(address) };
}
