import type { PhotoReasonCode } from "#schema/trainings/photo-reasons.ts";
import type { Stroke } from "#web/engine/mask/mask-step.ts";
import type { Models } from "#web/engine/models.ts";
import type { Image } from "#web/engine/pixels/image.ts";

/** What somebody set, by the controls' names; a picture of their own is a file, what they brushed over strokes. */
export type Settings = Readonly<Record<string, string | number | Blob | readonly Stroke[] | Spot>>;

/** A place on the picture, in widths of it. */
export interface Spot {
  x: number;
  y: number;
}

interface Named {
  name: string;
  label: string;
  /** Shown only where another control is set so. */
  when?: { name: string; is: string };
}

export type Control = Named &
  (
    | { kind: "choice"; options: readonly { value: string; label: string }[]; initial: string }
    | { kind: "range"; min: number; max: number; step: number; initial: number; unit?: string }
    /** `#rrggbb`; the options are there to be pressed, any other colour can be picked. */
    | { kind: "colour"; options: readonly { value: string; label: string }[]; initial: string }
    | { kind: "picture" }
    /** One line of words. */
    | { kind: "text"; most: number; initial: string }
    /** Painted on the picture itself; `leavesOut`: what is to stay as it is can be painted as well. */
    | { kind: "brush"; leavesOut?: boolean }
    /** Pressed on the picture itself. */
    | { kind: "spot" }
  );

/** What a tool is given to work with. */
export interface Work {
  photo: Image;
  settings: Settings;
  /** Those the tool's entry in the table asks for; others must not be touched. */
  models: Models;
  /** Made once for this photo at this size, whatever is set: what is found in it. */
  once<T>(key: string, make: () => T): T;
  /** Decodes a picture somebody set. */
  open(picture: Blob): Promise<Image>;
  /** Told the share that is done, up to 1. */
  onProgress(share: number): void;
}

export interface Size {
  width: number;
  height: number;
}

/** Made where the result is not a picture but moves. */
export interface Clip extends Size {
  mp4: Uint8Array<ArrayBuffer>;
}

export const isClip = (made: Image | Clip): made is Clip => "mp4" in made;

/** A tool that runs on the visitor's device: what can be set, and what is made of a photo. */
export interface DeviceTool {
  controls: readonly Control[];
  /** Marked in the file as made with AI: whatever shows what was not before the camera. */
  madeWithAi: boolean;
  /** "slider": the result shows the photo's own frame. "beside": it is another picture. */
  compare: "slider" | "beside";
  /** Larger photos are scaled down to so many pixels. */
  mostPixels: number;
  /** So many are worked on while somebody tries settings; the file is made from all. Left out where that is as quick. */
  previewPixels?: number;
  /** Calls one pure function of the engine, loaded when it is needed. */
  run(work: Work): Promise<Image | Clip>;
  /** How large the file is that is made of a photo; left out where that follows from what is shown. */
  savedSize?(photo: Size, settings: Settings): Size;
}

/** Why nothing can be made of a photo; "UNSUPPORTED": this browser cannot run what it takes, or not load it. */
export type RefusalCode =
  | PhotoReasonCode
  | "UNSUPPORTED"
  | "PICTURE_MISSING"
  | "TEETH_HIDDEN"
  | "NO_LETTERS"
  | "HAIR_HIDDEN";

export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

/** What most tools can hold in a phone's memory. */
export const PHONE_PIXELS = 16_000_000;

export const initialSettings = (controls: readonly Control[]): Settings =>
  Object.fromEntries(
    controls.flatMap((control) => ("initial" in control ? [[control.name, control.initial]] : [])),
  );
