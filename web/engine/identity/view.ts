import type { Mesh } from "../face/face-mesh.ts";
import type { HeadPose } from "../face/head-pose.ts";
import type { PhotoQuality } from "../face/photo-quality.ts";
import type { Image, Plane } from "../pixels/image.ts";
import type { TonesBeside } from "./tones-beside-head.ts";

/** One photo of the person, cut out and ready to compose with; lengths in its own pixels. */
export interface View {
  /** The person's colours, continued beyond the outline. */
  colours: Image;
  /** 0 outside the person, 1 inside. */
  matte: Plane;
  mesh: Mesh;
  /** Longer side of the face. */
  faceSize: number;
  pose: HeadPose;
  quality: PhotoQuality;
  /** The photo ends within the head beside a shoulder that was continued, so that the matte's side does not tell. */
  headCut?: boolean | undefined;
  /** Unit vector of who it is. */
  identity: Float32Array;
  /** Mean linear light of the whole photo's brightest three percent, a measure of its exposure. */
  white: number;
  /** How bright the photo is right beside the head; left out where that is not known. */
  beside?: TonesBeside | undefined;
}

/** A person as the studio knows them: at least one view, the best first. */
export interface Identity {
  views: View[];
}
