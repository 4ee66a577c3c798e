import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { waitForToken } from "#scripts/mailbox.ts";
import { startApp } from "#tests/support/app.ts";
import { focused, toldOf } from "#tests/support/browser/browser.ts";
import { choose, press, tabTo, typeInto } from "#tests/support/browser/keyboard.ts";
import { button, field, says } from "#tests/support/browser/on-page.ts";
import { personPhotos } from "#tests/support/photos/photo-variants.ts";

const app = startApp({ compute: "real" });
const EMAIL = "ada@example.com";
/** The first pack that the home page shows. */
const PACK = { name: "The Private Eye", path: "film-noir/the-private-eye" };

test("the whole path without a mouse, in seven presses and one field: from the home page with the pack it shows, choose photos, sign in by email, train, make, look, mark and save", async () => {
  const page = await app.open();
  const main = page.getByRole("main");
  const [presses, fields]: string[][] = [[], []];
  /** One thing a person does on the way; finding it with Tab and choosing files are not counted. */
  const pressing = async (what: string, act: Promise<void>) => act.then(() => void presses!.push(what));
  // listened for from the start: choosing is asked for by a key later on
  const photos = (await personPhotos(3)).map((buffer, at) => ({
    name: `${at}.jpg`,
    mimeType: "image/jpeg",
    buffer,
  }));
  page.on("filechooser", (chooser) => void chooser.setFiles(photos));

  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toMatch(/skip/i);
  const start = main.getByRole("link", { name: "Start with your photos" }).first();
  await pressing("start", press(page, start));
  await says(page, `${PACK.name} is your first pack`);
  await pressing("choose photos", press(page, button(main, "Choose photos")));
  await says(main, "3 photos ready.");
  await typeInto(page, field(main, "Email"), EMAIL);
  fields!.push("email");
  await pressing("ask for the link", press(page, button(main, "Email me a link")));
  await says(main, "Check your email");

  // the link of the email, in another tab: it signs in here, and neither photos nor pack are forgotten
  const tab = await page.context().newPage();
  const opened = waitForToken(app.cloud.email.url, EMAIL).then((token) =>
    tab.goto(`/sign-in-link?token=${token}`),
  );
  await pressing(
    "the link in the email",
    opened.then(() => undefined),
  );
  await toldOf(tab, "Signed in. Welcome!");
  await tab.waitForURL(`**/tools/trainings/new?pack=${encodeURIComponent(PACK.path)}`);
  await says(tab, "3 photos ready.");
  await tab.close();

  // and the first tab has heard of it
  await says(main, "3 photos ready.");
  await pressing("who it is", choose(page, main, main.getByRole("radio", { name: "Woman" })));
  const consent = main.getByRole("checkbox", { name: /learning the face in these photos/ });
  expect(await consent.isChecked()).toBe(false);
  await pressing("consent", press(page, consent, "Space"));
  const both = `Train and make ${PACK.name}: ${TRAINING_CREDITS + PACK_CREDITS} credits`;
  await pressing("train and make", press(page, button(main, both)));
  await says(page, new RegExp(`^Then: ${PACK.name}`));
  // the pack begins by itself when the model is ready, and whoever watches is led there
  await page.waitForURL("**/packs/*", { timeout: 180_000 });
  expect([presses!.length, fields!.length]).toEqual([7, 1]);

  const last = button(main, /^Open picture 20,/);
  await last.waitFor({ timeout: 300_000 });
  await press(page, last);
  const viewer = page.getByRole("dialog");
  await viewer.waitFor();
  await page.keyboard.press("ArrowLeft");
  await says(viewer, "Picture 19 of 20");
  await press(page, button(viewer, /favourite/i));
  await expect.poll(() => viewer.getByRole("button", { pressed: true }).count()).toBe(1);
  await tabTo(page, viewer.getByRole("link", { name: "Download" }));
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const file = readFileSync(await download.path());
  expect(file.length).toBeGreaterThan(20_000);
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  await page.keyboard.press("Escape");
  await viewer.waitFor({ state: "hidden" });
  // the focus is back among the pictures, not lost at the top of the page
  await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toMatch(/^Open picture/);
}, 720_000);
