import type { DeviceModels } from "#schema/tools.ts";
import type { FileType } from "#web/features/shared/save/file-types.ts";
import type { RefusalCode, Settings } from "../device-tool.ts";

/** Settings somebody arrived at; the same number stands for the same settings. */
export interface Version {
  number: number;
  settings: Settings;
}

export type Task =
  | { task: "open"; slug: string; models: DeviceModels; photo: Blob }
  /** Draws what is shown: quickly where the tool can. */
  | { task: "show"; version: Version }
  /** Makes the file: from all of the photo; the type is that of a picture. */
  | { task: "save"; version: Version; type: FileType }
  /** Names the addresses of everything it has loaded. */
  | { task: "loaded" };
export type DeskRequest = Task & { id: number };

/** A photo as the tool takes it. */
export interface Opened {
  picture: ImageBitmap;
  width: number;
  height: number;
  /** As it came, where that was too large. */
  scaledFrom: { width: number; height: number } | null;
  /** Whether what is made of it will say that it was made with AI. */
  isMarked: boolean;
}

/** What was made of it, for the screen; width and height are those of the file that would be saved. */
export type Shown = { width: number; height: number } & (
  | { kind: "picture"; picture: ImageBitmap; isTransparent: boolean }
  | { kind: "clip"; clip: Blob }
);
export type ShownPicture = Extract<Shown, { kind: "picture" }>;
export type ShownClip = Extract<Shown, { kind: "clip" }>;

export type DeskAnswer =
  /** On the way: the models have arrived so far, or so much is done, 0 to 1. */
  | { id: number; result: "progress"; share: number }
  | { id: number; result: "opened"; opened: Opened }
  | { id: number; result: "shown"; shown: Shown }
  | { id: number; result: "saved"; file: Blob }
  | { id: number; result: "loaded"; addresses: string[] }
  | { id: number; result: "refused"; code: RefusalCode }
  | { id: number; result: "failed"; message: string };
