import { PASSWORD_LENGTH } from "#schema/accounts/password.ts";
import { SECOND_STEP_MINUTES } from "#schema/accounts/second-factor.ts";
import { formatMoney } from "#schema/billing/money.ts";
import { offerLabel } from "#schema/billing/offers.ts";
import { CREDIT_PACKS, CURRENCY, DAILY_FREE_CREDITS, MONEY_BACK_DAYS, PLANS } from "#schema/billing/plans.ts";
import {
  PACK_CREDITS,
  PACK_IMAGE_CREDITS,
  pictureCredits,
  speechCredits,
  TRAINING_CREDITS,
  videoCredits,
} from "#schema/billing/pricing.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import { IMAGES_PER_PACK, IMAGES_PER_PROMPT, PROMPTS_PER_PACK } from "#schema/catalogue/theme.ts";
import { LINK_HOURS } from "#schema/emails/email-links.ts";
import {
  MAX_PACKS_PER_ORDER,
  MAX_RUNNING_TRAININGS,
  MAX_ZIP_PICTURES,
  PROMPT_LENGTH,
} from "#schema/limits.ts";
import { MEDIA_LIMITS } from "#schema/media/media-limits.ts";
import { editByWords } from "#schema/operations/edits/by-words/edit-by-words.ts";
import { faceSwap } from "#schema/operations/edits/by-words/face-swap.ts";
import { personView } from "#schema/operations/edits/by-words/person-view.ts";
import { faceReference } from "#schema/operations/face-reference.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { SPEECH_LENGTH } from "#schema/operations/speaking-styles.ts";
import { speech } from "#schema/operations/speech.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { TRAIN_MIN_PHOTOS, trainModel } from "#schema/operations/train-model.ts";
import { FRAMEPACK_VIDEOS } from "#schema/operations/videos/framepack.ts";
import { OMNIHUMAN_VIDEOS } from "#schema/operations/videos/omnihuman.ts";
import { ASPECTS, PACK_ASPECT } from "#schema/pictures/aspects.ts";
import { PICTURE_COUNT, STRENGTH } from "#schema/pictures/pictures.ts";
import { RETENTION_DAYS, RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { RETENTION, retentionText } from "#schema/retention/table.ts";
import { INVITED_DAYS } from "#schema/rewards/reward-rules.ts";
import { SITE } from "#schema/site/site.ts";
import { HELD_BACK_REFUNDS, REVIEW_WINDOW_DAYS } from "#schema/staff/safety.ts";
import { TAKEDOWN_HOURS } from "#schema/staff/takedowns.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { SAID_SECONDS } from "#schema/videos/source-lengths.ts";
import { PERSON_AGE } from "#schema/virtual-people/attributes.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";
import { VOICE_SAMPLE } from "#schema/voices/voice-sample.ts";
import { formatNumber } from "#web/lib/format.ts";

/** What texts may name as `{{name}}`, so that no number is written down twice. */
export const FACTS: Readonly<Record<string, string>> = {
  "site-name": SITE.name,
  "support-email": SITE.supportEmail,
  "training-credits": `${TRAINING_CREDITS}`,
  "picture-credits": `${pictureCredits(portrait, ASPECTS.square)}`,
  "edit-credits": `${pictureCredits(editByWords, ASPECTS.square)}`,
  "face-swap-credits": `${pictureCredits(faceSwap, ASPECTS.square)}`,
  "video-credits": `${videoCredits(FRAMEPACK_VIDEOS[0], 5)}`,
  "speech-credits": `${speechCredits(speech, SPEECH_LENGTH.max)}`,
  "speech-max": formatNumber(SPEECH_LENGTH.max),
  "voice-sample-min": `${VOICE_SAMPLE.min}`,
  "voice-sample-max": `${VOICE_SAMPLE.max}`,
  "audio-max-mb": `${MEDIA_LIMITS.AUDIO.maxBytes / 1024 ** 2}`,
  "talking-head-credits": `${videoCredits(OMNIHUMAN_VIDEOS[0], 1)}`,
  "talking-head-medium-seconds": `${SAID_SECONDS.MEDIUM.max}`,
  "talking-head-high-seconds": `${SAID_SECONDS.HIGH.max}`,
  "face-reference-credits": `${pictureCredits(faceReference, ASPECTS.square)}`,
  "text-to-image-credits": `${pictureCredits(textToImage, ASPECTS.square)}`,
  "person-faces": `${FACE_COUNT}`,
  "person-faces-credits": `${FACE_COUNT * pictureCredits(textToImage, ASPECTS.square)}`,
  "person-views": `${VIEW_NAMES.length}`,
  "person-views-credits": `${VIEW_NAMES.length * pictureCredits(personView, ASPECTS.square)}`,
  "person-min-age": `${PERSON_AGE.min}`,
  "pack-credits": `${PACK_CREDITS}`,
  "pack-picture-credits": `${PACK_IMAGE_CREDITS}`,
  "pack-pictures": `${IMAGES_PER_PACK}`,
  "pack-count": `${THEMES.reduce((count, theme) => count + theme.packs.length, 0)}`,
  "theme-count": `${THEMES.length}`,
  "daily-credits": `${DAILY_FREE_CREDITS}`,
  "money-back-days": `${MONEY_BACK_DAYS}`,
  "plan-list": PLANS.map(
    ({ name, monthlyCredits, cents }) =>
      `${name} with ${formatNumber(monthlyCredits)} credits for ${formatMoney(cents.month, CURRENCY)} a month`,
  ).join(", "),
  "plan-offers": PLANS.map(
    ({ name, monthlyCredits, cents }) =>
      `${name}, ${offerLabel(monthlyCredits)} for ${formatMoney(cents.month, CURRENCY)} a month`,
  ).join("; "),
  "credit-pack-list": CREDIT_PACKS.map(
    ({ credits, cents }) => `${formatNumber(credits)} credits for ${formatMoney(cents, CURRENCY)}`,
  ).join(", "),
  "credit-pack-offers": CREDIT_PACKS.map(
    ({ credits, cents }) =>
      `${formatNumber(credits)} credits for ${formatMoney(cents, CURRENCY)}, ${offerLabel(credits)}`,
  ).join("; "),
  "smallest-offer": offerLabel(
    Math.min(
      ...CREDIT_PACKS.map(({ credits }) => credits),
      ...PLANS.map(({ monthlyCredits }) => monthlyCredits),
    ),
  ),
  "photos-advised": `${TRAINING_PHOTOS.advised}`,
  "photos-max": `${TRAINING_PHOTOS.max}`,
  "photos-provider-min": `${TRAIN_MIN_PHOTOS}`,
  "photo-min-side": `${TRAINING_PHOTOS.minSide}`,
  "upload-max-mb": `${UPLOAD.maxBytes / 1024 / 1024}`,
  "upload-max-megapixels": `${UPLOAD.maxPixels / 1_000_000}`,
  "retention-rows": RETENTION.map((row) => `| ${row.what} | ${retentionText(row)} |`).join("\n"),
  "selfie-days": `${RETENTION_DAYS.selfies}`,
  "unused-upload-days": `${RETENTION_DAYS.unusedUpload}`,
  "device-photo-hours": `${RETENTION_HOURS.devicePhoto}`,
  "visitor-photo-hours": `${RETENTION_HOURS.visitorPhoto}`,
  "trash-days": `${RETENTION_DAYS.trash}`,
  "pictures-at-once": `${PICTURE_COUNT.max}`,
  "prompt-max": `${PROMPT_LENGTH.max}`,
  "pack-picture-size": sizeOf(ASPECTS[PACK_ASPECT]),
  "pack-prompts": `${PROMPTS_PER_PACK}`,
  "pictures-per-prompt": `${IMAGES_PER_PROMPT}`,
  "likeness-min": `${STRENGTH.min * 100}`,
  "likeness-max": `${STRENGTH.max * 100}`,
  "packs-per-order": `${MAX_PACKS_PER_ORDER}`,
  "zip-pictures": `${MAX_ZIP_PICTURES}`,
  "trainings-at-once": `${MAX_RUNNING_TRAININGS}`,
  "training-deadline-hours": `${trainModel.deadlineMs / 3_600_000}`,
  "photo-stored-side": `${UPLOAD.storedSide}`,
  "password-min": `${PASSWORD_LENGTH.min}`,
  "session-days": `${RETENTION_DAYS.session}`,
  "known-browser-days": `${RETENTION_DAYS.knownBrowser}`,
  "registering-browser-days": `${RETENTION_DAYS.registeringBrowser}`,
  "visitor-browser-days": `${RETENTION_DAYS.visitorBrowser}`,
  "editor-draft-days": `${RETENTION_DAYS.editorDraft}`,
  "second-step-minutes": `${SECOND_STEP_MINUTES}`,
  "invited-days": `${INVITED_DAYS}`,
  "held-back-refunds": `${HELD_BACK_REFUNDS.count}`,
  "held-back-hours": `${HELD_BACK_REFUNDS.hours}`,
  "review-window-days": `${REVIEW_WINDOW_DAYS}`,
  "takedown-hours": `${TAKEDOWN_HOURS}`,
  "deletion-grace-days": `${RETENTION_DAYS.deletionGrace}`,
  "export-link-days": `${LINK_HOURS.DOWNLOAD_EXPORT / 24}`,
  "mailed-link-days": `${Math.max(...Object.values(LINK_HOURS)) / 24}`,
  "likeness-usual": `${STRENGTH.usual * 100}`,
  "size-square": sizeOf(ASPECTS.square),
  "size-portrait": sizeOf(ASPECTS.portrait),
  "size-tall": sizeOf(ASPECTS.tall),
  "size-landscape": sizeOf(ASPECTS.landscape),
  "size-wide": sizeOf(ASPECTS.wide),
};

/** In pixels. */
function sizeOf({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** Puts the facts into a text. @throws on a name nobody knows, so that no page is built with one. */
export function withFacts(text: string): string {
  return text.replace(/\{\{([a-z-]+)\}\}/g, (_, name: string) => {
    const fact = FACTS[name];
    if (fact === undefined) throw new Error(`no fact is called {{${name}}}`);
    return fact;
  });
}
