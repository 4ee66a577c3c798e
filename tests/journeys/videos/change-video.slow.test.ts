import { expect, test } from "vitest";
import { videoCredits } from "#schema/billing/pricing.ts";
import { WAN2_VIDEOS } from "#schema/operations/videos/wan2.ts";
import type { EmbeddedOperation } from "#scripts/local/inference/operations/embedded-operation.ts";
import { startApp } from "#tests/support/app.ts";
import { violations } from "#tests/support/browser/axe.ts";
import { click, says } from "#tests/support/browser/on-page.ts";
import { clip as someClip } from "#tests/support/media/media-files.ts";

const WAN2 = WAN2_VIDEOS.find((video) => video.name === "wan2-video_to_video-low")!;
const PRICE = videoCredits(WAN2, 5)!;
const clip = await someClip();
const change: EmbeddedOperation = async ({ files }, { id }) => ({
  video: await files.save(id, "video.mp4", clip),
});
const app = startApp({ provider: true, operations: { [WAN2.endpoint]: change } });

test("a video is sent, changed and found among one's videos; limits are said before, and what is none is refused", async () => {
  const person = await app.person("ada@example.com", { credits: PRICE });
  const page = await app.openAs(person, {
    path: "/tools/video-generator",
    expects: /media-uploads|status of 4|finishMedia/,
  });
  await page.getByRole("radio", { name: "From a video" }).check();
  await page.getByRole("radio", { name: "Wan 2.2" }).check();
  await page.getByRole("radio", { name: "Low", exact: true }).check();
  await says(page, "MP4, WebM or MOV, up to 200 MB and 5 minutes.");
  const file = page.getByLabel("Video to change: file");
  await file.setInputFiles({
    name: "notes.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("no video at all"),
  });
  await says(page, "This is not a video we can read.");
  await file.setInputFiles({ name: "beach.mp4", mimeType: "video/mp4", buffer: Buffer.from(clip) });
  await page.getByLabel("beach.mp4", { exact: true }).waitFor();
  await click(page, "The same scene as an oil painting, thick brush strokes");
  expect(await violations(page)).toEqual([]);
  await click(page, `Make 5 seconds for ${PRICE} credits`);
  await page.locator("article video").waitFor({ timeout: 60_000 });
  const [made] = (await person.client.trpc.videos.list.query({})).items;
  expect(made).toMatchObject({ type: "VIDEO_TO_VIDEO", status: "COMPLETED", credits: PRICE });
  expect(made?.inputs).toMatchObject([{ role: "video", source: { kind: "uploadedVideo" } }]);

  await click(page, "From your videos");
  const beach = page.getByRole("button", { name: /^2 s beach\.mp4/ });
  await beach.waitFor();
  expect(await violations(page)).toEqual([]);
  // what is deleted for good is asked about first
  await click(page, "Delete beach.mp4");
  const question = page.getByRole("alertdialog");
  await click(question, "Keep");
  await question.waitFor({ state: "detached" });
  expect(await beach.count()).toBe(1);
  await click(page, "Delete beach.mp4");
  await click(question, "Delete video");
  await beach.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /s Video made here$/ }).click();
  await page.getByLabel("Video made here", { exact: true }).waitFor();
});
