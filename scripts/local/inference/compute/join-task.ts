import { ClipsDiffer, joinClips } from "#web/engine/clip/join-clips.ts";
import { type Compute, PictureRefused } from "./compute-types.ts";

/** Clips that were made here, as one. */
export const joinTask: Compute["join"] = async ({ clips }) => {
  try {
    return await joinClips(clips);
  } catch (error) {
    throw error instanceof ClipsDiffer ? new PictureRefused("clips_differ") : error;
  }
};
