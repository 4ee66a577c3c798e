import type { Harness } from "#tests/support/harness.ts";
import { jobsOf, open } from "../bookkeeping.ts";
import { quiet, runOn } from "../quiet.ts";
import { insertModelOwner } from "./model-owner.ts";

/** What a still and its movement cost on the embedded engine. */
export const STILL_PRICE = 7;
export const MOVEMENT_PRICE = 34;
export const MODEL_VIDEO_PRICE = STILL_PRICE + MOVEMENT_PRICE;

/** Someone with a model and so many credits, and what begins a video of it. */
export async function modelFilmMaker(harness: Harness, credits = MODEL_VIDEO_PRICE) {
  const person = await insertModelOwner(harness, { credits });
  const { videos } = person.trpc;
  type Input = Parameters<typeof videos.create.mutate>[0];
  const video = (input: Partial<Input> = {}) =>
    videos.create.mutate({
      requestKey: crypto.randomUUID(),
      type: "TEXT_TO_VIDEO",
      model: "FRAMEPACK",
      quality: "LOW",
      trainingModel: person.trainingId,
      options: { prompt: "me on a beach, the camera comes closer", seconds: 5, aspect: "16:9" },
      ...input,
    });
  const jobs = async () => {
    const all = await jobsOf(harness, person.userId);
    return {
      still: all.find(({ kind }) => kind === "VIDEO_STILL"),
      movement: all.find((one) => one.kind === "VIDEO"),
    };
  };
  const pictures = async () => (await person.trpc.generations.list.query({ kind: "prompt" })).items;
  /** Waits for the end of what was begun. */
  const ended = async () => {
    await runOn(harness, async () => !(await jobsOf(harness, person.userId)).some(open));
    await quiet(harness);
  };
  return { ...person, videos, video, jobs, pictures, ended };
}
