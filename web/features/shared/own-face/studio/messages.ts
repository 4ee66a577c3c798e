import type { PhotoReasonCode } from "#schema/trainings/photo-reasons.ts";

/** One portrait of the plan. */
export interface PortraitOrder {
  /** A theme, or a pack as "theme/pack". */
  subject: string;
  /** Which of its portraits, from 0. */
  index: number;
  /** In pixels. */
  width: number;
  height: number;
}

/** What the page asks of the studio's worker, one thing at a time. */
export type StudioRequest =
  | { id: number; task: "load" }
  | { id: number; task: "photo"; photo: Blob }
  | { id: number; task: "portrait"; order: PortraitOrder };

/** Why a photo will not do; "UNSUPPORTED": this browser cannot run the studio, or not load it. */
export type Refusal = PhotoReasonCode | "UNSUPPORTED";

export type StudioAnswer =
  /** On the way: how much of what it runs on has arrived, 0 to 1. */
  | { id: number; result: "loading"; share: number }
  | { id: number; result: "done" }
  | { id: number; result: "refused"; code: Refusal }
  | { id: number; result: "portrait"; jpeg: Blob; pack: string }
  | { id: number; result: "failed"; message: string };
