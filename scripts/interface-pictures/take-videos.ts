import type { Page } from "playwright-core";
import { takePicture } from "./look.ts";

const WIDE = 1152;

/** The page where a picture of one's library is set in motion, for somebody who has some. */
export async function takeVideos(page: Page): Promise<void> {
  await page.goto("/tools/video-generator");
  await page.getByRole("button", { name: "From your library" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Picture 1", exact: true }).click();
  await page.getByLabel("What happens?").fill("Slowly closer, light snow falls");
  await takePicture({ page, name: "video-generator", width: WIDE, from: page.getByText("Made").first() });
}
