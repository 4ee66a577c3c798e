import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#scripts/local/server/local-server.ts";
import { openPage, startBrowser } from "#tests/support/browser/browser.ts";
import { headed, says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servePages } from "#tests/support/site/serve-pages.ts";
import { choose, download, give, pixelAt } from "#tests/support/tools/tool-page.ts";

const folder = buildSite();
const photo = await fixturePhoto("astronaut.jpg");

/** A site that can be cut off, or deployed anew, while a page of it is open. */
async function openSite() {
  const site = await servePages(folder);
  let isDeployedAnew = false;
  const front = await listen("front", async (request) => {
    const { pathname, search } = new URL(request.url);
    if (isDeployedAnew && pathname.startsWith("/assets/")) return new Response(null, { status: 404 });
    if (isDeployedAnew && pathname === "/sw.js") {
      const text = `${readFileSync(`${folder}/sw.js`, "utf8")}\n// another version`;
      return new Response(text, { headers: { "content-type": "text/javascript" } });
    }
    return fetch(new URL(pathname + search, site.url), { redirect: "manual" });
  });
  const { page } = await openPage(await startBrowser(), front.url);
  onTestFinished(async () => {
    await page.context().close();
    await Promise.all([front.close(), site.close()]);
  });
  return {
    page,
    cutOff: () => front.close(),
    deployAnew: () => {
      isDeployedAnew = true;
    },
  };
}

const kept = (page: Page) => says(page, "This tool now works without a connection too.");

test("a tool that was used once works without a network, in full; other pages say that they need one", async () => {
  const { page, cutOff } = await openSite();
  await page.goto("/free-tools/replace-background");
  await give(page, photo);
  await kept(page);
  await cutOff();
  await page.goto("/free-tools/replace-background");
  await give(page, photo);
  // nobody has tried it while there was a network
  await choose(page, "Gradient");
  const { image } = await download(page);
  expect(pixelAt(image, 6, 6)).not.toEqual(pixelAt(image, 6, 500));

  await page.goto("/pricing");
  await headed(page, "No connection");
  await page.getByRole("link", { name: "Replace Background" }).click();
  await says(page, "Your photo stays on this device");
});

test("a page that is open goes on working when another version is deployed", async () => {
  const { page, deployAnew } = await openSite();
  await page.goto("/free-tools/replace-background");
  await give(page, photo);
  await kept(page);
  deployAnew();
  const isNew = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", () => resolve(true), { once: true }),
    );
    await registration.update();
    return changed;
  });
  expect(isNew).toBe(true);
  await choose(page, "Gradient");
  expect((await download(page)).image.width).toBe(512);
});
