import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";
import { train } from "#tests/support/jobs/finished-work.ts";

const app = startApp({ compute: "real" });
const PRICE = 34;
const STILL = 7;
const file = {
  name: "me.jpg",
  mimeType: "image/jpeg",
  buffer: readFileSync("scripts/local/demo-photos/astronaut.jpg"),
};

test("a photo becomes a clip on the embedded engine, which is paid, played, saved, made again and deleted", async () => {
  const person = await app.person("ada@example.com", { credits: PRICE });
  const page = await app.openAs(person, { path: "/tools/video-generator" });
  const make = button(page, `Make 5 seconds for ${PRICE} credits`);
  expect(await page.getByRole("radio", { name: /^Kling/ }).isDisabled()).toBe(true);
  await make.click();
  await says(page, "Choose the picture that the video begins with.");
  await says(page, "Say in a few words what happens.");
  await page.getByLabel("Photos: Picture it begins with").setInputFiles(file);
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  await page.getByLabel("What happens?").fill("slowly closer, snow falls");
  expect(await violations(page)).toEqual([]);
  await make.click();

  const player = page.locator("video");
  await player.waitFor({ timeout: 120_000 });
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(0);
  const [video] = (await person.client.trpc.videos.list.query({})).items;
  expect(video).toMatchObject({ status: "COMPLETED", width: 854, height: 480 });
  const whole = await person.client.fetch(video!.videoUrl!);
  expect(whole.headers.get("content-type")).toBe("video/mp4");
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download MP4" }).click();
  expect((await saving).suggestedFilename()).toMatch(/-video-001\.mp4$/);
  await page.getByLabel("Speed").selectOption("0.5");
  expect(await player.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(0.5);
  expect(await violations(page)).toEqual([]);

  // typed words are lost only if one says so
  const words = page.getByLabel("What happens?");
  await words.fill("something else");
  await click(page, "Use these settings again");
  await click(page.getByRole("dialog"), "Keep my text, use the settings");
  expect(await words.inputValue()).toBe("something else");
  await click(page, "Use these settings again");
  await click(page.getByRole("dialog"), "Replace");
  await expect.poll(() => words.inputValue()).toBe("slowly closer, snow falls");
  await click(page, "Delete");
  await expect.poll(() => player.count()).toBe(0);
  await click(page, "Undo");
  await player.waitFor();
});

test("a model of one's own makes a still first, and the clip is extended, watched in the library and shared", {
  timeout: 600_000,
}, async () => {
  const person = await app.person("bea@example.com", { credits: TRAINING_CREDITS });
  await train(person.client, { photos: [new Uint8Array(file.buffer)] });
  await person.setCredits(STILL + PRICE);
  const page = await app.openAs(person, { path: "/tools/video-generator" });
  await page.getByRole("radio", { name: "From words" }).check();
  await page.getByLabel("Who is in it?").waitFor();
  await click(page, "In an old library, around, dust in the light");
  await says(page, `${STILL} credits of it are for the still.`);
  expect(await violations(page)).toEqual([]);
  await click(page, `Make 5 seconds for ${STILL + PRICE} credits`);
  const player = page.locator("video");
  await player.waitFor({ timeout: 180_000 });
  expect((await person.client.trpc.user.getCredits.query()).amount).toBe(0);

  await click(page, "Extend");
  await page.getByRole("img", { name: "Number 1 of 1" }).waitFor();
  expect(await page.getByRole("radio", { name: "From a picture" }).isChecked()).toBe(true);
  expect(await page.getByLabel("What happens?").inputValue()).toBe(
    "In an old library, around, dust in the light",
  );

  await page.goto("/dashboard?from=video");
  const tile = page.getByRole("button", { name: "Open video 1, Video" });
  await tile.hover();
  await page.getByRole("checkbox", { name: "Select video 1, Video" }).check();
  await says(page, "1 video selected");
  await click(page, "Delete");
  await says(page, "1 video deleted.");
  await click(page, "Undo");
  await says(page, "1 video is back.");
  await tile.click();
  const shown = page.getByRole("dialog").locator("video");
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("i");
  await says(page, "FramePack, low quality");
  await page.keyboard.press("l");
  await page.getByRole("heading", { name: "Share this video" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Use these settings again" }).click();
  await expect.poll(() => page.getByRole("radio", { name: "From words" }).isChecked()).toBe(true);
});
