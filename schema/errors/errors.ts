import { BAN_ERRORS } from "./bans.ts";
import { BILLING_ERRORS } from "./billing.ts";
import { CONTENT_RULE_ERRORS } from "./content-rules.ts";
import { MEDIA_ERRORS } from "./media.ts";
import { MODEL_AND_PACK_ERRORS } from "./models-and-packs.ts";
import { PHOTO_ERRORS } from "./photos.ts";
import { PROMOTION_ERRORS } from "./promotions.ts";
import { REQUEST_ERRORS } from "./requests.ts";
import { SHARING_ERRORS } from "./sharing.ts";
import { SIGN_IN_ERRORS } from "./sign-in.ts";
import { STAFF_ERRORS } from "./staff.ts";
import { VISITOR_ERRORS } from "./visitors.ts";
import { VOICE_AND_VIDEO_ERRORS } from "./voices-and-videos.ts";

/** Everything a person can be told when something does not work; each subject has a file. */
export const ERRORS = {
  ...REQUEST_ERRORS,
  ...SIGN_IN_ERRORS,
  ...BAN_ERRORS,
  ...STAFF_ERRORS,
  ...SHARING_ERRORS,
  ...PROMOTION_ERRORS,
  ...BILLING_ERRORS,
  ...PHOTO_ERRORS,
  ...MEDIA_ERRORS,
  ...VOICE_AND_VIDEO_ERRORS,
  ...MODEL_AND_PACK_ERRORS,
  ...CONTENT_RULE_ERRORS,
  ...VISITOR_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;
