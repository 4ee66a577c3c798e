import type { VideoPackView } from "#schema/videos/video-packs.ts";
import type { Harness } from "#tests/support/harness.ts";
import { jobsOf, open } from "../bookkeeping.ts";
import { quiet, runOn } from "../quiet.ts";
import { insertModelOwner } from "./model-owner.ts";

/** What the steps of a pack cost on the embedded engine: a still, a scene of five seconds, joining up to fifty of those. */
export const PRICES = { still: 7, scene: 34, join: 1 } as const;

/** Someone with a model and so many credits, and a storyboard of a few scenes. */
export async function director(harness: Harness, credits: number, scenes = 3) {
  const person = await insertModelOwner(harness, { credits });
  const { videoPacks } = person.trpc;
  const { id } = await videoPacks.create.mutate({
    requestKey: crypto.randomUUID(),
    mainIdea: "a winter day in Paris",
    trainingId: person.trainingId,
    scenes,
  });
  const pack = () => videoPacks.get.query({ id });
  const idsOf = (view: VideoPackView) => view.scenes.map((scene) => scene.id);
  /** Waits for the end of what was begun. */
  const ended = async () => {
    await runOn(harness, async () => !(await jobsOf(harness, person.userId)).some(open));
    await quiet(harness);
    return pack();
  };
  const key = () => ({ requestKey: crypto.randomUUID(), id });
  /** Stills of all scenes, of each the first chosen. */
  const withStills = async (count = 1) => {
    await videoPacks.makeStills.mutate({ ...key(), sceneIds: idsOf(await pack()), count });
    for (const scene of (await ended()).scenes)
      await videoPacks.chooseStill.mutate({ id, sceneId: scene.id, generationId: scene.stills[0]!.id });
    return pack();
  };
  /** All scenes in motion. */
  const withVideos = async () => {
    const sceneIds = idsOf(await withStills());
    await videoPacks.moveScenes.mutate({ ...key(), sceneIds });
    return ended();
  };
  return { ...person, videoPacks, id, pack, idsOf, ended, key, withStills, withVideos };
}
