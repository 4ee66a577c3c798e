import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { train } from "#tests/support/jobs/finished-work.ts";
import { PRICES } from "#tests/support/jobs/people/director.ts";

const app = startApp({ compute: "real" });
const CREDITS = 2 * PRICES.still + 2 * PRICES.scene + PRICES.join;
const playable = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).evaluate(
    (player: HTMLVideoElement) =>
      new Promise<number>((resolve, reject) => {
        const told = () => resolve(player.duration);
        if (player.readyState > 0) return told();
        player.addEventListener("loadedmetadata", told);
        player.addEventListener("error", () => reject(new Error("it cannot be played")));
      }),
  );

test("an idea becomes a film on the built-in engine: edited, chosen, set in motion, joined, saved and deleted", {
  timeout: 600_000,
}, async () => {
  const person = await app.person("ada@example.com", { credits: TRAINING_CREDITS });
  await train(person.client, {
    photos: [new Uint8Array(readFileSync("scripts/local/demo-photos/astronaut.jpg"))],
  });
  await person.setCredits(CREDITS);
  const page = await app.openAs(person, { path: "/tools/video-packs" });
  await says(page, "No film yet.");
  await page.getByRole("link", { name: "Begin a film" }).click();
  await button(page, "Propose a storyboard").click();
  await says(page, "Say in a few words what the film is about.");
  await page.getByLabel("Main idea").fill("as a detective in a dark street");
  await page.getByLabel("Scenes").selectOption("2");
  expect(await violations(page)).toEqual([]);
  await click(page, "Propose a storyboard");
  await page.waitForURL(/\/tools\/video-packs\/[0-9a-f-]{36}$/);

  const stills = page.getByLabel("The still shows");
  await expect.poll(() => stills.count()).toBe(2);
  const [first, second] = await stills.evaluateAll((all) =>
    all.map((area) => (area as HTMLTextAreaElement).value),
  );
  expect(first).toContain("as a detective in a dark street");
  // in another order, by keyboard
  await button(page, "Move scene 1 down").focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => stills.first().inputValue()).toBe(second);
  // a scene that was removed comes back, with its words and in its place
  await click(page, "Add scene");
  await expect.poll(() => stills.count()).toBe(3);
  await stills.first().fill("me behind a curtain");
  await click(page, "Remove scene 1");
  await expect.poll(() => stills.first().inputValue()).toBe(first);
  await stills.first().fill("me under a lamp");
  await click(page, "Undo");
  await expect.poll(() => stills.first().inputValue()).toBe("me behind a curtain");
  expect(await stills.nth(1).inputValue()).toBe("me under a lamp");
  await click(page, "Remove scene 3");
  await stills.first().fill("");
  await click(page, "Save storyboard");
  await says(page, "Say what the still shows.");
  await stills.first().fill("me in a doorway, as a detective in a dark street");
  await page.getByLabel("Stills of each").selectOption("1");
  expect(await violations(page)).toEqual([]);

  // pressed unsaved, it is saved first
  await click(page, `Make 2 stills for ${2 * PRICES.still} credits`);
  const still = (place: number) => page.getByRole("radio", { name: `Still 1 of scene ${place}` });
  await still(1).waitFor({ timeout: 120_000 });
  await still(2).waitFor({ timeout: 120_000 });
  await expect.poll(() => button(page, "Save storyboard").isDisabled()).toBe(true);
  for (const place of [1, 2]) {
    await page.getByAltText(`Still 1 of scene ${place}`).click();
    await expect.poll(() => still(place).isChecked()).toBe(true);
  }
  await click(page, `Set 2 scenes in motion for ${2 * PRICES.scene} credits`);
  await expect.poll(() => page.locator("video").count(), { timeout: 240_000 }).toBe(2);
  expect(await playable(page, "Scene 1 in motion")).toBeCloseTo(5, 1);
  await says(page, "2 scenes in their order, with cuts: 10 seconds.");
  await click(page, `Join them for ${PRICES.join} credit`);
  await page.getByRole("heading", { name: "The film" }).waitFor({ timeout: 60_000 });
  const [{ id } = { id: "" }] = (await person.client.trpc.videoPacks.list.query({})).items;
  const pack = await person.client.trpc.videoPacks.get.query({ id });
  expect(pack).toMatchObject({ status: "COMPLETED", filmSeconds: 10 });
  expect(await playable(page, `${pack.name}, the film`)).toBeCloseTo(10, 1);
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(0);
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download MP4" }).click();
  expect((await saving).suggestedFilename()).toMatch(/-video-001\.mp4$/);
  expect(await violations(page)).toEqual([]);

  await page.goto("/tools/video-packs");
  await says(page, "Film ready");
  await page.getByRole("link", { name: pack.name }).click();
  // a player that still asks for its file would be told that it is gone
  for (const name of ["Scene 1 in motion", "Scene 2 in motion", `${pack.name}, the film`])
    expect(await playable(page, name)).toBeGreaterThan(0);
  await click(page, "Delete video pack");
  await page
    .getByRole("alertdialog")
    .or(page.getByRole("dialog"))
    .getByRole("button", { name: "Delete video pack" })
    .click();
  await says(page, "No film yet.");
});

test("whoever has no model is led to one, and a pack that is not there says so", async () => {
  const page = await app.openAs(await app.person("grace@example.com", { credits: 1 }), {
    path: "/tools/video-packs/new",
    expects: /videoPacks\.get/,
  });
  await says(page, "A film needs a model of you.");
  await page.goto("/tools/video-packs/none");
  await says(page, "We can't find this video pack");
});
