/** How long things are kept that time alone ends; `table.ts` says what each is about, and the privacy policy shows it. */

export const RETENTION_DAYS = {
  /** Selfies of a finished training, unless their owner keeps them. */
  selfies: 7,
  /** Photos, videos and recordings that nothing uses, since they were last added. */
  unusedUpload: 7,
  /** Deleted pictures and videos. */
  trash: 30,
  /** An account somebody asked to have deleted: until then it can be kept after all. */
  deletionGrace: 7,
  /** A signed-in device, since its last use. */
  session: 30,
  /** A browser known to belong to an account, since that was last proved in it. */
  knownBrowser: 180,
  /** A browser that registered an account, for as long as a link sent again may still be confirmed in it. */
  registeringBrowser: 7,
  /** A browser that used a free tool without an account: longer than anything made there. */
  visitorBrowser: 2,
  /** The way out in an email. */
  unsubscribeLink: 365,
  /** An account whose address was never confirmed, since it was last registered. */
  unverifiedAccount: 30,
  /** An event of Stripe's. It sends one again for three days by itself, and up to thirty when asked. */
  stripeEvent: 90,
  /** What is left of a piece of work once its model, pack or pictures are gone, since it ended. */
  jobRecord: 90,
  /** What the safety check stopped, reports and requests that were decided on, and what a day's work cost us. */
  safetyRecord: 90,
  /** An unfinished edit in the browser, with a photo that was opened from there, since it was last touched. */
  editorDraft: 7,
  /** A link to something shared, since it expired. */
  shareLink: 30,
  /** An email and what became of it: as long as its unsubscribe link works. */
  email: 365,
} as const;

export const RETENTION_HOURS = {
  /** What somebody without an account made, and counts of what was stopped. */
  visitorResult: 24,
  /** The photo it was made of: kept while work on it may still be tried again. */
  visitorPhoto: 4,
  /** Chosen photos in the browser, when nothing else takes them away. */
  devicePhoto: 24,
  /** An upload that was begun and not finished; it can be taken up again until then. */
  unfinishedMedia: 24,
  /** Files we send to the outside engine, and its results. */
  providerFile: 24,
} as const;
