import { RETENTION_DAYS } from "../retention/lengths.ts";
import type { PhotoCheck } from "./photo-check.ts";

/** Limits of a photo upload, stated in the interface before they bite. */
export const UPLOAD = {
  maxBytes: 20 * 1024 * 1024,
  /** Width times height; decoding costs by the pixel, and twice for those of 16 bits a colour. */
  maxPixels: 24_000_000,
  maxDeepPixels: 12_000_000,
  /** A file has to arrive within this time: the largest one at 1.4 Mbit/s. */
  deadlineSeconds: 120,
  /** Shortest side in pixels. */
  minSide: 256,
  /** Longest side kept after re-encoding, in pixels. */
  storedSide: 2048,
  storedType: "image/jpeg",
  maxPerUser: 500,
} as const;

/** What a photo is added for; the address of an upload says so: `?for=EDIT`. A mask is a PNG and stored as it is: it has to be exact. */
export const UPLOAD_PURPOSES = ["TRAINING", "EDIT", "MASK"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Said where photos are added. */
export const UNUSED_UPLOAD_NOTICE = `Uploaded photos you do not train with are deleted after ${RETENTION_DAYS.unusedUpload} days.`;

/** Widths in which /media serves thumbnails (`?w=`), in pixels. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1080] as const;
/** Of a picture saved in web size. */
export const WEB_WIDTH = 1080;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

/**
 * The answer of POST /api/uploads. Body: the file itself. Headers: `x-file-name`, its name, URI-encoded, and
 * `x-photo-check`, what the photo check said, which may be left out.
 */
export interface UploadView {
  id: string;
  /** Same-origin path, owner only. */
  url: string;
  width: number;
  height: number;
  size: number;
  mimeType: string;
  /** True when the same picture was already there: the earlier one is returned. */
  duplicate: boolean;
}

/** A photo that no training uses yet, with what was decided about it. */
export interface WaitingPhoto extends UploadView, Omit<PhotoCheck, "bareSkin"> {
  name: string;
}

/** Every failed plain HTTP route answers with this body. */
export interface HttpErrorBody {
  error: { code: string; message: string; errorId?: string };
}
