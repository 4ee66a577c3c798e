import * as z from "zod";
import { byId } from "../ids.ts";
import { pageInput } from "../pages.ts";
import { MEDIA_KINDS, WAVEFORM_BARS } from "./media-limits.ts";

const waveform = z.array(z.number().int().min(0).max(255)).length(WAVEFORM_BARS);

export const beginMediaInput = z.object({
  kind: z.enum(MEDIA_KINDS),
  name: z.string().trim().min(1).max(200),
  size: z.number().int().min(1),
});

export const finishMediaInput = z.object({
  ...byId.shape,
  /** Drawn by the browser that played it; it is shown and nothing else is done with it. */
  waveform: waveform.nullable().default(null),
});

export const listMediaInput = pageInput.extend({ kind: z.enum(MEDIA_KINDS) });
export const ownMediaInput = byId.extend({ kind: z.enum(MEDIA_KINDS) });

/** An upload that goes on: which of its parts have arrived. */
export interface MediaUploadView {
  id: string;
  partBytes: number;
  parts: number;
  arrived: number[];
}

interface UploadedMediaView {
  id: string;
  name: string;
  /** Same-origin path, owner only. */
  url: string;
  size: number;
  mimeType: string;
  /** In seconds. */
  duration: number;
  createdAt: Date;
}

export interface UploadedVideoView extends UploadedMediaView {
  kind: "VIDEO";
  width: number;
  height: number;
  /** Same-origin path of its first picture; null where the browser could not make one. */
  posterUrl: string | null;
}

export interface UploadedAudioView extends UploadedMediaView {
  kind: "AUDIO";
  waveform: number[] | null;
  /** Spoken by a voice we made, not recorded. */
  made: boolean;
}

export type MediaView = UploadedVideoView | UploadedAudioView;
