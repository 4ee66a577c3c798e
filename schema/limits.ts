/** How often one caller may do a thing: `count` in any `seconds`. The name says whom it counts. */
export interface Limit {
  count: number;
  seconds: number;
  /**
   * Counts what people do to what is theirs, which goes on while the counter cannot be reached. Without it the limit
   * keeps guesses and floods off, and nobody passes uncounted.
   */
  passesUncounted?: true;
}

export const LIMITS = {
  registerByAddress: { count: 10, seconds: 3600 },
  registerByEmail: { count: 5, seconds: 3600 },
  signInByAddress: { count: 30, seconds: 600 },
  // the strict one counts a pair, so that nobody can lock another person out by guessing
  signInByEmailAndAddress: { count: 10, seconds: 900 },
  signInByEmail: { count: 100, seconds: 900 },
  // a browser that signed in to the account before is not held up by what strangers do
  signInByDevice: { count: 10, seconds: 900 },
  // passwords checked or chosen without a session: an IPv6 /48 holds 65,536 addresses as others are counted
  passwordsByBlock: { count: 120, seconds: 600 },
  // these two refuse nobody: beyond them whoever looks after the installation gets an email, as often as the third says
  wrongPasswordsOfAll: { count: 500, seconds: 3600 },
  refusedWebhooksOfAll: { count: 20, seconds: 3600 },
  alertBySubject: { count: 1, seconds: 3600 },
  passwordsOfAll: { count: 1200, seconds: 60 },
  // every kind of mailed link: guesses at its secret
  verifyByAddress: { count: 60, seconds: 600 },
  signInLinkByAddress: { count: 20, seconds: 3600 },
  signInLinkByEmail: { count: 5, seconds: 3600 },
  resendByAddress: { count: 20, seconds: 3600 },
  resendByEmail: { count: 4, seconds: 3600 },
  resetByAddress: { count: 20, seconds: 3600 },
  // emails nobody signed in asked for, to one mailbox, whatever its spelling and their kind
  mailsToMailbox: { count: 8, seconds: 3600 },
  resetByEmail: { count: 4, seconds: 3600 },
  googleByAddress: { count: 60, seconds: 600, passesUncounted: true },
  // guesses at the current password from a session left open
  passwordByAccount: { count: 10, seconds: 900 },
  // guesses at an app's six digits, of which three are right at a time; recovery codes nobody can guess
  codesByAccount: { count: 10, seconds: 900 },
  codesByAccountADay: { count: 50, seconds: 86_400 },
  codesByAddress: { count: 60, seconds: 900 },
  passkeyByAddress: { count: 60, seconds: 600 },
  emailChangeByAccount: { count: 6, seconds: 3600 },
  // whoever it is that wants to change to this address: its owner is not to be flooded
  emailChangeToEmail: { count: 4, seconds: 3600 },
  uploadByAccount: { count: 240, seconds: 600, passesUncounted: true },
  // ten megabytes each
  mediaPartByAccount: { count: 200, seconds: 600, passesUncounted: true },
  zipByAccount: { count: 20, seconds: 600, passesUncounted: true },
  writeByAccount: { count: 120, seconds: 60, passesUncounted: true },
  picturesByAccount: { count: 30, seconds: 60, passesUncounted: true },
  checkoutByAccount: { count: 20, seconds: 600, passesUncounted: true },
  planChangeByAccount: { count: 10, seconds: 600, passesUncounted: true },
  // each asks the payment provider
  billingReadByAccount: { count: 60, seconds: 600, passesUncounted: true },
  creditExportByAccount: { count: 20, seconds: 600, passesUncounted: true },
  // guesses at promotion codes
  redeemByAccount: { count: 10, seconds: 3600 },
  redeemByAddress: { count: 30, seconds: 3600 },
  // each counts all of somebody's files
  exportByAccount: { count: 6, seconds: 86_400, passesUncounted: true },
  exportZipByAccount: { count: 200, seconds: 86_400, passesUncounted: true },
  appealByAccount: { count: 5, seconds: 86_400, passesUncounted: true },
  // of something shared; how many of one link are kept is limited besides
  shareReportByAddress: { count: 10, seconds: 3600, passesUncounted: true },
  // free tools of the provider's: an address counts besides, so that deleting cookies gives nobody more
  visitorPhotoByAddress: { count: 40, seconds: 3600 },
  visitorRequestByBrowser: { count: 10, seconds: 86_400 },
  visitorRequestByAddress: { count: 20, seconds: 86_400 },
  visitorRequestsOfAll: { count: 600, seconds: 60 },
  errorReportByAddress: { count: 30, seconds: 600, passesUncounted: true },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Trainings one person may have at work at once. */
export const MAX_RUNNING_TRAININGS = 2;

/** Packs one order may make: their pictures fit one page of a list, and one zip. */
export const MAX_PACKS_PER_ORDER = 5;

/** Video packs one person may have, and scenes one of them may have. */
export const MAX_VIDEO_PACKS = 100;
export const SCENES = { min: 2, max: 12, proposed: 5 } as const;
/** Stills of a scene that are made at once, to choose from. */
export const STILLS_PER_SCENE = { min: 1, max: 4, usual: 2 } as const;

/** Virtual people one account may have. */
export const MAX_VIRTUAL_PEOPLE = 50;

/** Share of a spending limit at which the operator is warned. */
export const SPEND_WARNING_SHARE = 0.8;

/** Signs in what people write for a picture. */
export const PROMPT_LENGTH = { min: 3, max: 1000 } as const;
/** Started megapixels of 1024 × 1024 pixels that a picture we make has at most: the largest of ours, four times as wide. */
export const MAX_PICTURE_MEGAPIXELS = 16;
/** How many pictures one call may mark, delete or bring back. */
export const MAX_PICTURES_AT_ONCE = 500;
/** Movements of credits in one export, the newest; far more than anyone has. */
export const MAX_EXPORT_ROWS = 50_000;
/** Collections one person may have, and links to what they share. */
export const MAX_COLLECTIONS = 200;
export const MAX_SHARES = 500;
/** Signs in a collection's name. */
export const COLLECTION_NAME_LENGTH = 80;
/** Pictures one person may have offered as examples that nobody has decided on. */
export const MAX_OPEN_SHOWCASES = 20;
/** Pictures one link shows at most, the first of its collection. */
export const MAX_SHARED_PICTURES = 200;
/** Signs in what pictures are searched by. */
export const MAX_SEARCH_LENGTH = 200;
/** How many pictures one zip may hold: whatever can be chosen together. */
export const MAX_ZIP_PICTURES = MAX_PICTURES_AT_ONCE;
/** Calls the files of one zip may take, one each: a Worker may make a thousand, and takes some for itself. */
export const MAX_ZIP_CALLS = 900;
/** What a picture in web size takes where nobody has asked for it before: it is made and stored first. */
export const WEB_SIZE_CALLS = 5;

/** Calls one tRPC request may carry. */
export const MAX_BATCH = 12;

/** Bytes of a JSON body. */
export const MAX_JSON_BYTES = 64 * 1024;

/** Bytes of a provider's webhook; its payload is not used, results are fetched. */
export const MAX_WEBHOOK_BYTES = 1024 * 1024;
