import type { Harness } from "#tests/support/harness.ts";
import { jobsOf, open } from "../bookkeeping.ts";
import { quiet, runOn } from "../quiet.ts";
import { withPhoto } from "./editor.ts";

/** What the cheapest video of a picture costs on the embedded engine. */
export const VIDEO_PRICE = 34;

/** Someone with a photo and so many credits, and what begins a video of it. */
export async function filmMaker(harness: Harness, credits: number, options: { rowsOnly?: boolean } = {}) {
  const person = await withPhoto(harness, credits, options);
  const { videos } = person.client.trpc;
  type Input = Parameters<typeof videos.create.mutate>[0];
  const video = (input: Partial<Input> = {}) =>
    videos.create.mutate({
      requestKey: crypto.randomUUID(),
      type: "IMAGE_TO_VIDEO",
      model: "FRAMEPACK",
      quality: "LOW",
      inputs: { image: [person.source] },
      options: { prompt: "the camera comes closer", seconds: 5, aspect: "16:9" },
      ...input,
    });
  /** Waits for the end of what was begun. */
  const ended = async () => {
    await runOn(harness, async () => !(await jobsOf(harness, person.userId)).some(open));
    await quiet(harness);
  };
  return { ...person, videos, video, ended };
}
