import { MAX_ZIP_CALLS, WEB_SIZE_CALLS } from "../limits.ts";
import { RETENTION_DAYS } from "../retention/lengths.ts";
import { UPLOAD } from "../trainings/upload.ts";
import type { ErrorInfo } from "./error-info.ts";

const MEGABYTES = UPLOAD.maxBytes / 1024 ** 2;
const MEGAPIXELS = UPLOAD.maxPixels / 1e6;
const DEEP_MEGAPIXELS = UPLOAD.maxDeepPixels / 1e6;
const WEB_SIZE_FILES = Math.floor(MAX_ZIP_CALLS / WEB_SIZE_CALLS);

/** Said of photos that are uploaded, and of the pictures that are kept. */
export const PHOTO_ERRORS = {
  UPLOAD_EMPTY: { kind: "BAD_REQUEST", message: "This file is empty or incomplete. Choose another photo." },
  UPLOAD_TOO_LARGE: {
    kind: "PAYLOAD_TOO_LARGE",
    message: `This file is over ${MEGABYTES} MB. Make it smaller and try again.`,
  },
  UPLOAD_NOT_A_PHOTO: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This is not a photo we can read. Use JPEG, PNG or WebP.",
  },
  UPLOAD_TOO_MANY_PIXELS: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This photo has more than ${MEGAPIXELS} megapixels. Make it smaller and try again.`,
  },
  UPLOAD_TOO_DEEP: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `A 16-bit PNG may have up to ${DEEP_MEGAPIXELS} megapixels. Save it as a JPEG or make it smaller, then try again.`,
  },
  UPLOAD_TOO_SLOW: {
    kind: "TIMEOUT",
    message: "This upload took too long. Check your connection and try again.",
  },
  UPLOAD_TOO_FEW_PIXELS: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This photo is smaller than ${UPLOAD.minSide} pixels on a side. Choose a larger one.`,
  },
  UPLOAD_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have reached the limit for stored photos. Delete some you no longer need.",
  },
  UPLOADS_MISSING: {
    kind: "PRECONDITION_FAILED",
    message: "Some of these photos are no longer there. Add them again.",
  },
  MASK_MISMATCH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "inputs.mask",
    message: "What you brushed over does not fit this picture. Brush over it again. You weren't charged.",
  },
  PICTURE_TOO_LARGE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "The result would be too large. Choose a smaller factor or picture. You weren't charged.",
  },
  LIBRARY_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have reached the limit. Delete something first.",
  },
  ZIP_TOO_LARGE: {
    kind: "BAD_REQUEST",
    message: `This is too much for one zip, which can hold up to ${MAX_ZIP_CALLS} files, or ${WEB_SIZE_FILES} in web size. Select fewer pictures and try again.`,
  },
  UNDO_TOO_LATE: {
    kind: "NOT_FOUND",
    message: `These pictures are gone for good. The trash keeps pictures for ${RETENTION_DAYS.trash} days.`,
  },
} as const satisfies Record<string, ErrorInfo>;
