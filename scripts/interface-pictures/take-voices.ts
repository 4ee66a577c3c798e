import type { Page } from "playwright-core";
import { takePicture } from "./look.ts";

const WIDE = 1152;

/** The pages where a voice is recorded and a picture made to speak, for somebody who is signed in. */
export async function takeVoices(page: Page): Promise<void> {
  await page.goto("/tools/trained-voices/new");
  await page.getByLabel("Name of the voice").fill("Terra");
  await takePicture({ page, name: "new-voice", width: WIDE, from: page.getByText("Name of the voice") });

  await page.goto("/tools/talking-head");
  await page.getByRole("button", { name: "Record the words" }).waitFor();
  await takePicture({ page, name: "talking-head", width: WIDE, from: page.getByText("1. Who speaks") });
}
