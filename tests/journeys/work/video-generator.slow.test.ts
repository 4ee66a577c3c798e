import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { button, click, says } from "#tests/support/browser/on-page.ts";

const app = startApp({ compute: "real" });
const PRICE = 34;
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

  await page.getByLabel("What happens?").fill("something else");
  await click(page, "Use these settings again");
  await expect.poll(() => page.getByLabel("What happens?").inputValue()).toBe("slowly closer, snow falls");
  await click(page, "Delete");
  await expect.poll(() => player.count()).toBe(0);
  await click(page, "Undo");
  await player.waitFor();
});
