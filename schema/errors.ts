import { FALLBACK_MESSAGE } from "./fallback-message.ts";
import { LIMITS, MAX_OPEN_SHOWCASES, MAX_RUNNING_TRAININGS } from "./limits.ts";
import { MEDIA_LIMITS, MEDIA_TYPES, VIDEO_SIDES } from "./media/media-limits.ts";
import { TRAIN_MIN_PHOTOS } from "./operations/train-model.ts";
import { RETENTION_DAYS, RETENTION_HOURS } from "./retention/lengths.ts";
import { PROMOTION_NEW_DAYS } from "./rewards/reward-rules.ts";
import { SITE } from "./site/site.ts";
import { BAN_REASON_LABELS, BAN_REASONS, type BanReason } from "./staff/bans.ts";
import { HELD_BACK_REFUNDS } from "./staff/safety.ts";
import { UPLOAD } from "./trainings/upload.ts";
import { MAX_VOICES, VOICE_SAMPLE } from "./voices/voice-sample.ts";

const MEGABYTES = UPLOAD.maxBytes / 1024 ** 2;
const MEGAPIXELS = UPLOAD.maxPixels / 1e6;
const DEEP_MEGAPIXELS = UPLOAD.maxDeepPixels / 1e6;

/** The same as BANNED, with the reason. */
const BANNED_FOR = Object.fromEntries(
  BAN_REASONS.map((reason) => [
    `BANNED_${reason}`,
    {
      kind: "FORBIDDEN",
      message: `This account or address was blocked ${BAN_REASON_LABELS[reason]}. If you think this is a mistake, write to ${SITE.supportEmail}.`,
    },
  ]),
) as Record<`BANNED_${BanReason}`, { kind: "FORBIDDEN"; message: string }>;

/**
 * Everything a person can be told when something does not work, in one place.
 * `kind` is the tRPC code the error travels under; messages say what to do next.
 */
export const ERRORS = {
  INTERNAL: {
    kind: "INTERNAL_SERVER_ERROR",
    message: "Something went wrong on our side. Please try again: the same request is never charged twice.",
  },
  BAD_INPUT: {
    kind: "BAD_REQUEST",
    message: "Something in this request is not right. Please check it and try again.",
  },
  BATCH_TOO_LARGE: {
    kind: "BAD_REQUEST",
    message: "That was too much at once. Reload the page and try again.",
  },
  BODY_TOO_LARGE: { kind: "PAYLOAD_TOO_LARGE", message: "That request is too large. Send less at a time." },
  NOT_SIGNED_IN: { kind: "UNAUTHORIZED", message: "Please sign in to continue." },
  BANNED: {
    kind: "FORBIDDEN",
    message: "This account or address cannot use Likeness. Contact support if you think this is a mistake.",
  },
  ...BANNED_FOR,
  BAN_PROTECTED: {
    kind: "FORBIDDEN",
    message:
      "Only an admin can block staff, and no one can block an admin or themselves. Change their role first.",
  },
  BAN_PUBLIC_MAIL: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "value",
    message: "Millions of people use this email provider. Block the person instead.",
  },
  BAN_OWN_PLACE: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "value",
    message: "Staff sign in with this. Blocking it would lock them out.",
  },
  FOREIGN_ORIGIN: {
    kind: "FORBIDDEN",
    message: "This request came from another site, so we blocked it. Open Likeness and try again.",
  },
  NOT_FOUND: { kind: "NOT_FOUND", message: "We could not find that. It may have been deleted." },
  TOO_MANY_REQUESTS: {
    kind: "TOO_MANY_REQUESTS",
    message: "Too many requests. Wait a minute and try again.",
  },
  LIMITS_UNAVAILABLE: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    message:
      "We have a problem on our side and cannot do this right now. Nothing has changed. Please try again in a few minutes.",
  },
  SIGN_IN_BUSY: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    retryAfter: 10,
    message: "Too many people are signing in right now. Try again in a moment.",
  },
  CONFLICT: { kind: "CONFLICT", message: "This changed in the meantime. Reload the page and try again." },

  EMAIL_NOT_VERIFIED: { kind: "FORBIDDEN", message: "Please verify your email first" },
  WRONG_CREDENTIALS: {
    kind: "UNAUTHORIZED",
    message: "Wrong email or password. Check both and try again.",
  },
  SIGN_IN_EXCEPTION: { kind: "INTERNAL_SERVER_ERROR", message: FALLBACK_MESSAGE },
  PASSWORD_COMMON: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "password",
    message: "This password is too common. Choose one that is harder to guess.",
  },
  PASSWORD_PERSONAL: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "password",
    message: `Leave your email address and “${SITE.name}” out of your password: both are easy to guess.`,
  },
  PASSWORD_NEEDED: {
    kind: "PRECONDITION_FAILED",
    message: "Choose a password to verify this address.",
  },
  WRONG_PASSWORD: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "Your current password is wrong. Check it and try again.",
  },
  NO_PASSWORD: {
    kind: "PRECONDITION_FAILED",
    message: "This account has no password yet. Ask for a link to set one.",
  },
  SIGN_IN_AGAIN: {
    kind: "PRECONDITION_FAILED",
    message: "This needs a fresh sign-in. Sign out, sign in again and try once more.",
  },
  SECOND_STEP_NEEDED: {
    kind: "UNAUTHORIZED",
    message: "Enter the code from your authenticator app, or use a passkey.",
  },
  SECOND_STEP_EXPIRED: {
    kind: "PRECONDITION_FAILED",
    message: "That took too long. Sign in with your password again.",
  },
  WRONG_CODE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This code is wrong or was already used. Wait for the next one and try again.",
  },
  APP_IN_USE: {
    kind: "CONFLICT",
    message: "An authenticator app is already set up. Remove it first to set up another.",
  },
  PASSKEY_REFUSED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This passkey did not work here. Try again, or sign in another way.",
  },
  PASSKEY_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have as many passkeys as an account can hold. Remove one first.",
  },
  PASSKEYS_NEED_NAME: {
    kind: "PRECONDITION_FAILED",
    message:
      "Browsers make no passkeys for an address made of numbers. Open this site by its name, such as localhost.",
  },
  SECOND_FACTOR_REQUIRED: {
    kind: "FORBIDDEN",
    message: "Administrators need two-step sign-in. Set it up on your account page, then come back.",
  },
  SAME_EMAIL: { kind: "BAD_REQUEST", message: "This is the address your account already has." },
  EMAIL_NOT_ALLOWED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "You cannot use this email address. Choose another one.",
  },
  GOOGLE_EMAIL_UNVERIFIED: {
    kind: "FORBIDDEN",
    message: "Google has not verified this email address. Verify it with Google, or sign in another way.",
  },
  GOOGLE_IN_USE: {
    kind: "CONFLICT",
    message: "This Google account is already connected to another account. Choose another one.",
  },
  LAST_WAY_IN: {
    kind: "PRECONDITION_FAILED",
    message: "Google is the only way to sign in to this account. Set a password first.",
  },
  LINK_ELSEWHERE: {
    kind: "PRECONDITION_FAILED",
    message: "This link works only in the browser you asked for it in. Open it there.",
  },
  LINK_EXPIRED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This link has expired or was already used. Ask for a new one.",
  },

  UNSUBSCRIBE_LINK: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This link is incomplete or too old. Sign in and choose your emails in your account.",
  },
  NOTHING_TO_VERIFY: {
    kind: "CONFLICT",
    message: "There is nobody to verify: the address is verified, blocked, or not there.",
  },
  TEST_SENT: {
    kind: "CONFLICT",
    message: "This test was sent already. Change something to send another one.",
  },
  NO_SHOWCASE: {
    kind: "PRECONDITION_FAILED",
    message:
      "Only pictures of packs can be examples, and none of packs that are for people with an account alone.",
  },
  SHOWCASE_OFFERED: {
    kind: "CONFLICT",
    message: "You offered this picture already. You can see it in Account.",
  },
  SHOWCASE_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: `You can offer ${MAX_OPEN_SHOWCASES} pictures at a time. Wait until we have looked at some.`,
  },
  NO_SUCH_MODEL: {
    kind: "NOT_FOUND",
    message: "There is no model with this ID. Check it on the person's page.",
  },
  SECOND_ADMIN: {
    kind: "FORBIDDEN",
    message: "Another admin must decide this. Whoever asked can only withdraw it.",
  },
  OWN_CREDITS: {
    kind: "FORBIDDEN",
    message: "You can't change your own credits. Ask another administrator.",
  },
  OWN_SECOND_STEP: {
    kind: "FORBIDDEN",
    message: "Change your own two-step sign-in on your account page.",
  },
  OWN_ROLE: { kind: "FORBIDDEN", message: "You can't change your own role. Ask another administrator." },
  TAKES_TOO_MUCH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "credits",
    message: "They don't have that many credits. Enter less.",
  },
  STAFF_ONLY: { kind: "FORBIDDEN", message: "Only staff can do this." },
  ADMIN_ONLY: { kind: "FORBIDDEN", message: "Only an administrator can do this." },

  PROMO_UNKNOWN: { kind: "NOT_FOUND", message: "We don't recognize this code. Check the spelling." },
  PROMO_NOT_YET: { kind: "PRECONDITION_FAILED", message: "This code is not valid yet. Try again later." },
  PROMO_ENDED: { kind: "PRECONDITION_FAILED", message: "This code has expired." },
  PROMO_USED_UP: {
    kind: "PRECONDITION_FAILED",
    message: "This code has been used up.",
  },
  PROMO_USED: {
    kind: "CONFLICT",
    message: "You have already used this code. It works once per person.",
  },
  PROMO_NEW_ONLY: {
    kind: "FORBIDDEN",
    message: `This code is for new customers only: a first account, no more than ${PROMOTION_NEW_DAYS} days old, with no purchases yet.`,
  },
  PROMO_OWN: { kind: "FORBIDDEN", message: "You created this code. Staff can't use their own codes." },
  PROMO_EXISTS: { kind: "CONFLICT", message: "This code already exists. Choose another one." },
  NOTHING_TO_APPEAL: {
    kind: "PRECONDITION_FAILED",
    message: "There is nothing to review: your account still has its welcome credits.",
  },
  NOT_BANNED: {
    kind: "PRECONDITION_FAILED",
    message: "This account is not blocked any more. You can sign in.",
  },
  APPEAL_OPEN: {
    kind: "CONFLICT",
    message: "We have your message and will reply. You don't need to write again.",
  },

  INSUFFICIENT_CREDITS: {
    kind: "PRECONDITION_FAILED",
    message: "You do not have enough credits for this. Nothing was charged.",
  },

  UNDER_REVIEW: {
    kind: "FORBIDDEN",
    message:
      "New pictures are paused on this account while we review requests that our safety check stopped. Nothing was charged. You can message us about it in your account.",
  },
  ACCOUNT_CEILING: {
    kind: "PRECONDITION_FAILED",
    message:
      "You have reached today's limit for one account. Nothing was charged. Please come back after midnight UTC, or contact support if you need more.",
  },
  DEPLOYMENT_CEILING: {
    kind: "PRECONDITION_FAILED",
    message:
      "We have reached our limit for today and cannot start new pictures. Nothing was charged. Please try again after midnight UTC.",
  },

  BILLING_UNAVAILABLE: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    message:
      "We can't reach our payment provider right now. Nothing was charged. Please try again in a few minutes.",
  },
  CARD_DECLINED: {
    kind: "PRECONDITION_FAILED",
    message:
      "Your bank did not accept this payment, and nothing has changed. Update your card under “Manage payment”, then try again.",
  },
  ALREADY_SUBSCRIBED: {
    kind: "CONFLICT",
    message: "You already have a plan. Change it on your billing page instead of buying a second one.",
  },
  PREVIEW_EXPIRED: {
    kind: "CONFLICT",
    message:
      "This price is no longer current, and nothing has changed. Check the new price and confirm again.",
  },
  NO_SUBSCRIPTION: {
    kind: "PRECONDITION_FAILED",
    message: "You don't have a plan yet. Choose one on the pricing page.",
  },
  NO_CUSTOMER: {
    kind: "PRECONDITION_FAILED",
    message: "There is nothing to manage until your first purchase.",
  },
  SAME_PLAN: {
    kind: "CONFLICT",
    message: "You already have this plan. Choose another one to switch.",
  },
  PAYMENT_DUE: {
    kind: "PRECONDITION_FAILED",
    message: "Your last payment did not go through. Update your card under “Manage payment” first.",
  },
  BILLING_REFUSED: {
    kind: "CONFLICT",
    message:
      "Our payment provider did not accept this, and nothing was charged. Reload the page and try again.",
  },

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
  VIDEO_NOT_READABLE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This is not a video we can read. Use ${MEDIA_TYPES.VIDEO.names}.`,
  },
  AUDIO_NOT_READABLE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This is not a recording we can read. Use ${MEDIA_TYPES.AUDIO.names}.`,
  },
  MEDIA_INCOMPLETE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This file is damaged or a part of it is missing. Save it anew and try again.",
  },
  MEDIA_CODEC: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This file is encoded in a way we can't read. Save a video as H.264, sound as AAC or MP3.",
  },
  MEDIA_TOO_SHORT: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "This is shorter than a second. Choose something longer.",
  },
  VIDEO_TOO_LARGE: {
    kind: "PAYLOAD_TOO_LARGE",
    message: `This video is over ${MEDIA_LIMITS.VIDEO.maxBytes / 1024 ** 2} MB. Make it smaller or shorter and try again.`,
  },
  AUDIO_TOO_LARGE: {
    kind: "PAYLOAD_TOO_LARGE",
    message: `This recording is over ${MEDIA_LIMITS.AUDIO.maxBytes / 1024 ** 2} MB. Save it as MP3 or M4A, or make it shorter.`,
  },
  VIDEO_TOO_LONG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This video lasts longer than ${MEDIA_LIMITS.VIDEO.maxSeconds / 60} minutes. Cut it and try again.`,
  },
  AUDIO_TOO_LONG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This recording lasts longer than ${MEDIA_LIMITS.AUDIO.maxSeconds / 60} minutes. Cut it and try again.`,
  },
  VIDEO_TOO_FEW_PIXELS: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This video is smaller than ${VIDEO_SIDES.min} pixels on a side. Choose a larger one.`,
  },
  VIDEO_TOO_MANY_PIXELS: {
    kind: "UNPROCESSABLE_CONTENT",
    message: `This video is larger than ${VIDEO_SIDES.max} pixels on a side. Make it smaller and try again.`,
  },
  MEDIA_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have reached the limit for stored videos and recordings. Delete some you no longer need.",
  },
  MEDIA_UPLOAD_GONE: {
    kind: "NOT_FOUND",
    message: `This upload was cancelled, or begun more than ${RETENTION_HOURS.unfinishedMedia} hours ago. Choose the file again.`,
  },
  MEDIA_UPLOAD_BUSY: {
    kind: "CONFLICT",
    message: "This file is being looked at. Wait a moment and try again.",
  },
  VOICE_SAMPLE_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "originalAudioId",
    message: `A voice is learned from ${VOICE_SAMPLE.min} to ${VOICE_SAMPLE.max} seconds of speech. Record it again.`,
  },
  VOICE_CONSENT_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "consentAudioId",
    message: "The spoken consent has to be a recording of its own with the whole sentence. Record it again.",
  },
  TALKING_HEAD_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "audioId",
    message:
      "What is said may last from 1 to 60 seconds in medium quality, to 30 in high. Shorten it, or choose medium.",
  },
  VOICE_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: `You can keep ${MAX_VOICES} voices. Delete one you no longer need.`,
  },
  VOICE_BUSY: {
    kind: "CONFLICT",
    message: "This is still being made. Cancel it, or wait until it has arrived.",
  },
  MEDIA_IN_USE: {
    kind: "CONFLICT",
    message: "A voice is made from this recording. Delete the voice first.",
  },
  UPLOAD_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You have reached the limit for stored photos. Delete some you no longer need.",
  },

  IMAGES_UNAVAILABLE: {
    kind: "INTERNAL_SERVER_ERROR",
    status: 503,
    message: "We can't process photos right now. Yours are fine: please try again in a few minutes.",
  },

  LIBRARY_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: "You already have the most there can be.",
  },

  SHARE_TAKEN_DOWN: {
    kind: "PRECONDITION_FAILED",
    message: "We took this down after a report, so it cannot be shared again.",
  },

  UNDO_TOO_LATE: {
    kind: "NOT_FOUND",
    message: `These pictures are gone for good. The trash keeps pictures for ${RETENTION_DAYS.trash} days.`,
  },

  UPLOADS_MISSING: {
    kind: "PRECONDITION_FAILED",
    message: "Some of these photos are no longer there. Add them again.",
  },
  TOO_FEW_PHOTOS: {
    kind: "PRECONDITION_FAILED",
    message: `Add a few more photos: you need at least ${TRAIN_MIN_PHOTOS}.`,
  },
  TRAINING_NOT_READY: { kind: "PRECONDITION_FAILED", message: "This model has not finished training yet." },
  TRAINING_BUSY: {
    kind: "CONFLICT",
    message: "This model is still in use. Cancel the work or wait until it is done, then delete the model.",
  },
  TRAINING_LIMIT: {
    kind: "PRECONDITION_FAILED",
    message: `You already have ${MAX_RUNNING_TRAININGS} models in training. Wait until one is done, then start the next.`,
  },
  PACK_UNKNOWN: { kind: "NOT_FOUND", message: "We can't find this pack. Choose another one." },
  PACK_NOT_ALLOWED: {
    kind: "PRECONDITION_FAILED",
    message: "This pack does not work with this model. Choose another pack.",
  },
  PACK_BUSY: {
    kind: "CONFLICT",
    message: "This pack is still being made. Cancel it or wait until it is done, then delete it.",
  },
  VIDEO_PACK_BUSY: {
    kind: "CONFLICT",
    message: "This video pack is still being worked on. Wait until that is done, or cancel it.",
  },
  STILL_NEEDED: {
    kind: "PRECONDITION_FAILED",
    message: "Choose a still for each of these scenes first. Nothing was charged.",
  },
  SCENES_TO_JOIN: {
    kind: "PRECONDITION_FAILED",
    message: "A film needs at least two scenes that move. Nothing was charged.",
  },
  VIDEO_LENGTH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "video",
    message:
      "Kling changes videos of 3 to 10 seconds. Choose a video of that length, or another model. Nothing was charged.",
  },
  SCENES_DIFFER: {
    kind: "PRECONDITION_FAILED",
    message:
      "These scenes have different sizes, so they cannot be joined. Set them all in motion with the same model and quality. Nothing was charged.",
  },
  PUBLIC_MODEL_ADULT: {
    kind: "PRECONDITION_FAILED",
    message: "Nothing suggestive is made with a model that is open to others. Nothing was charged.",
  },
  SAMPLE_UNFIT: {
    kind: "PRECONDITION_FAILED",
    message: "One of these pictures cannot be a sample. Choose another one.",
  },
  PERSON_BUSY: {
    kind: "CONFLICT",
    message: "This person is still being worked on. Wait until that is done, or cancel it.",
  },
  PERSON_TOO_LIKE: {
    kind: "PRECONDITION_FAILED",
    message: "This face is too much like somebody in your photos. Choose another one.",
  },
  PERSON_WORDS: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "words",
    message:
      "Describe an adult who does not exist: no known names, nobody under 18, nothing suggestive. You weren't charged.",
  },
  PROMPT_REFUSED: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't make nude or sexual images. You weren't charged.",
  },
  PROMPT_YOUNG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't make revealing or suggestive images of anyone under 18. You weren't charged.",
  },
  PROMPT_PUBLIC_FIGURE: {
    kind: "UNPROCESSABLE_CONTENT",
    message:
      "We don't make intimate images of public figures or other people by name. If you mean yourself, write “me”. You weren't charged.",
  },
  LIKENESS_SEXUAL: {
    kind: "UNPROCESSABLE_CONTENT",
    message:
      "We don't undress people or make suggestive pictures with somebody's face or photo. You weren't charged.",
  },
  LIKENESS_YOUNG: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "We don't change the face or the clothes of anyone under 18. You weren't charged.",
  },
  LIKENESS_PUBLIC_FIGURE: {
    kind: "UNPROCESSABLE_CONTENT",
    message:
      "We don't put public figures into pictures with another face or other clothes. You weren't charged.",
  },
  MODEL_PUBLIC_FIGURE: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "name",
    message:
      "We don't train models of public figures. If this is your own name, call the model something else. You weren't charged.",
  },
  CONSENT_NEEDED: {
    kind: "PRECONDITION_FAILED",
    field: "consent",
    message: "Please confirm that everyone shown has agreed to this. Nothing was charged.",
  },
  MASK_MISMATCH: {
    kind: "UNPROCESSABLE_CONTENT",
    field: "inputs.mask",
    message: "What you brushed over does not fit this picture. Brush over it again. You weren't charged.",
  },
  NOT_OFFERED: {
    kind: "PRECONDITION_FAILED",
    message: "This is not available here yet. Nothing was charged.",
  },
  NEEDS_PROVIDER: {
    kind: "PRECONDITION_FAILED",
    message: "This needs the online picture service, which is not connected here. Nothing was charged.",
  },
  VISITORS_CLOSED: {
    kind: "PRECONDITION_FAILED",
    message: "Free tools that need the online picture service are switched off here.",
  },
  VISITORS_EMPTY: {
    kind: "PRECONDITION_FAILED",
    message:
      "Today's free pictures are all used up. New ones come after midnight UTC. With an account, Image to Image changes photos by your words, for credits.",
  },
  VISITOR_LIMIT: {
    kind: "TOO_MANY_REQUESTS",
    message: `That was your free share for today: ${LIMITS.visitorRequestByBrowser.count} pictures a browser, ${LIMITS.visitorRequestByAddress.count} a network. Come back tomorrow. With an account, Image to Image changes photos by your words, for credits.`,
  },
  VISITORS_BUSY: {
    kind: "TOO_MANY_REQUESTS",
    retryAfter: 60,
    message: "Very many people are using the free tools right now. Please try again in a minute.",
  },
  VISITOR_PAUSED: {
    kind: "FORBIDDEN",
    message:
      "Free pictures are paused here until tomorrow, because our safety check stopped several requests from this browser or network.",
  },
  VISITOR_BEGUN: {
    kind: "CONFLICT",
    message: "This has already started and comes in a moment. You can delete it then.",
  },
  VISITOR_PHOTO_GONE: {
    kind: "PRECONDITION_FAILED",
    field: "photo",
    message: "We no longer have this photo: it is deleted soon after you send it. Choose it again.",
  },
  PICTURE_TOO_LARGE: {
    kind: "UNPROCESSABLE_CONTENT",
    message: "The result would be too large. Choose a smaller factor or picture. You weren't charged.",
  },
  CANNOT_CANCEL: {
    kind: "CONFLICT",
    message:
      "This has already started and can no longer be cancelled. If it fails, your credits are refunded.",
  },
} as const satisfies Record<string, ErrorInfo>;

export interface ErrorInfo {
  kind: RemoteErrorKind;
  /** Of the HTTP answer, where it is another than the kind's own. */
  status?: number;
  /** Seconds until it may be tried again, as the answer's header says. */
  retryAfter?: number;
  /** The field of a form that it is about. */
  field?: string;
  message: string;
}

export type ErrorCode = keyof typeof ERRORS;

/** Said where the credits of held-back pictures do not come back. */
export const KEPT_NOTICE = `Your ${HELD_BACK_REFUNDS.count} refunds for held-back requests within ${HELD_BACK_REFUNDS.hours} hours were already used, so these credits are not refunded.`;

/** Why a job failed, as told to its owner. Credits have come back in each of these cases but one. */
export const JOB_FAILURES = {
  CANCELLED: "You cancelled this. Your credits were refunded.",
  DEADLINE: "This took too long, so we stopped it. Your credits were refunded.",
  EXHAUSTED: "We tried several times, but it did not work. Your credits were refunded.",
  PROVIDER_REFUSED: "We could not make this. Your credits were refunded.",
  PROVIDER_FAILED: "Something went wrong while making this. Your credits were refunded.",
  UNFIT:
    "Our safety check held this back. Describe it another way and try again. Your credits were refunded.",
  UNFIT_KEPT: `Our safety check held this back. ${KEPT_NOTICE}`,
  OUTPUT_INVALID: "The result was unusable. Your credits were refunded.",
  NO_USABLE_PHOTOS:
    "None of the photos could be used. You can see why for each one. Your credits were refunded.",
} as const;
export type JobFailureCode = keyof typeof JOB_FAILURES;

/** The same as told to a visitor, whom it cost nothing. */
export const VISITOR_FAILURES: Readonly<Record<JobFailureCode, string>> = {
  CANCELLED: "This was stopped before it began.",
  DEADLINE: "This took too long, so we stopped it. Try again later.",
  EXHAUSTED: "We tried several times, but it did not work. Try again later.",
  PROVIDER_REFUSED: "This photo or these words could not be used. Try others.",
  PROVIDER_FAILED: "Something went wrong while making this. Try again.",
  UNFIT: "Our safety check held this picture back. Try another photo or other choices.",
  UNFIT_KEPT: "Our safety check held this picture back. Try another photo or other choices.",
  OUTPUT_INVALID: "The result was unusable. Try again.",
  NO_USABLE_PHOTOS: "This photo could not be used. Try another one.",
};

/** Remote-procedure error codes (JSON-RPC numbers) known to the client. */
export const REMOTE_ERROR_NUMBERS = {
  PARSE_ERROR: -32700,
  BAD_REQUEST: -32600,
  INTERNAL_SERVER_ERROR: -32603,
  NOT_IMPLEMENTED: -32603,
  UNAUTHORIZED: -32001,
  FORBIDDEN: -32003,
  NOT_FOUND: -32004,
  METHOD_NOT_SUPPORTED: -32005,
  TIMEOUT: -32008,
  CONFLICT: -32009,
  PRECONDITION_FAILED: -32012,
  PAYLOAD_TOO_LARGE: -32013,
  UNPROCESSABLE_CONTENT: -32022,
  TOO_MANY_REQUESTS: -32029,
  CLIENT_CLOSED_REQUEST: -32099,
} as const;
export type RemoteErrorKind = keyof typeof REMOTE_ERROR_NUMBERS;

/** A response that cannot be read as our own protocol. */
export const UNREADABLE_RESPONSE = "Unable to transform response from server";

/** Codes the authentication client reports, and the words for each. */
export const AUTH_CLIENT_ERRORS = {
  CLIENT_FETCH_ERROR: "We could not reach the server. Check your connection and try again.",
  CLIENT_SESSION_ERROR: "We could not check whether you are signed in. Reload the page.",
  NO_SECRET: "Sign-in is not set up on this server.",
  MISSING_NEXTAUTH_API_ROUTE_ERROR: "Sign-in is not available on this server.",
  CALLBACK_CREDENTIALS_HANDLER_ERROR: "Signing in with a password is not set up on this server.",
  EMAIL_REQUIRES_ADAPTER_ERROR: "Signing in by email link is not available on this server.",
  MISSING_ADAPTER_METHODS_ERROR: "Sign-in is not fully set up on this server.",
  CALLBACK_CREDENTIALS_JWT_ERROR: "Signing in with a password is not set up on this server.",
  INVALID_CALLBACK_URL_ERROR: "That return address is not allowed. Start again from the home page.",
  AccountNotLinkedError:
    "This email already uses another way to sign in. Sign in that way, then connect Google in your account.",
  OAuthCallbackError: "The other service did not complete the sign-in. Please try again.",
  SessionRequired: "Please sign in to continue.",
} as const;
export type AuthClientErrorCode = keyof typeof AUTH_CLIENT_ERRORS;
