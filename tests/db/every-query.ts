import type { Db, Statement } from "#db/client.ts";
import { EVERYTHING } from "#db/queries/library/items.ts";
import { ACCOUNT_TABLES } from "#db/queries/rights/account-data.ts";
import type { Read } from "#db/read.ts";

/**
 * Every query that `db/queries` exports, called with a value for each of its parameters by name, so that a new one is
 * among them by itself. Only plans are looked at: a value need not make sense, but must be of a kind that can be sent.
 */

export const USER = "ada";
export const now = 1_790_000_000_000;
const day = new Date(now);
type Input = Readonly<Record<string, unknown>>;

/** What queries are given by name, where "x" will not do. */
const KNOWN: Input = {
  roles: ["ADMIN"],
  userId: USER,
  actor: { userId: USER, sessionId: `session-${USER}` },
  person: { userId: USER, email: "a@example.com" },
  now,
  from: now,
  createdAt: day,
  periodStart: day,
  periodEnd: day,
  nextMonthAt: day,
  currentPeriodStart: day,
  currentPeriodEnd: day,
  safetyBefore: now,
  sharesBefore: now,
  expires: now,
  subject: { kind: "picture", id: "x" },
  limit: 40,
  perPart: 5,
  before: null,
  after: null,
  endsAt: null,
  ids: ["x", "y"],
  promptPackIds: ["x", "y"],
  selections: [{ promptPackId: "x", quantity: 1 }],
  mailboxHashes: ["x", "y"],
  domains: ["example.com", "com"],
  prefixes: ["x"],
  keys: ["x"],
  photos: [{ generationId: "x", name: "x", size: 1, mimeType: "image/jpeg" }],
  uploadIds: ["x"],
  checkedIds: ["x"],
  inputs: [{ role: "model", key: "x", source: { kind: "upload", id: "x", position: 0 } }],
  rows: [{ id: "x" }],
  hashes: ["x"],
  transports: ["usb"],
  scenes: [{ id: "x", shot: "x", prompt: "x", movement: "x", seconds: 5 }],
  ceilings: [{ scope: "x", microUsd: 1, broken: "account_ceiling" }],
  params: { args: [], sql: "'{}'" },
  metadata: {},
  condition: "1",
  muted: [],
  preferences: { WORK: false, OFFERS: true, TIPS: false, ANNOUNCEMENTS: true },
  whose: "(SELECT 'x' WHERE ? IS NOT NULL)",
  reward: { credits: 100, dueAt: null },
  guard: { kind: "storing", fence: 0 },
  submission: {},
  seen: { id: "x", attempt: 1, nextPollAt: day },
  source: { kind: "upload", id: "x", position: 0 },
  check: { anyway: false, samePerson: null },
  announcement: {},
  alarm: {},
  alert: {},
};

const PAGES = [{}, { before: { at: now, id: "x" } }];
const SHARED = ["picture", "collection"].map((kind) => ({ subject: { kind, id: "x" } }));
const FOUND_BY = [{ id: "x" }, { uploadId: "x" }, { hash: "x" }];
const PLACES = [{ kind: "address" }, { kind: "domain" }];
const EXPORTED = Object.values(ACCOUNT_TABLES).filter(({ notExported }) => notExported !== "all");
/** Queries whose statements differ by what they are asked. */
const VARIANTS: Readonly<Record<string, readonly Input[]>> = {
  listTrainings: PAGES,
  listPeople: PAGES,
  listPacks: PAGES,
  listUploads: PAGES,
  listRequests: PAGES,
  listVideoPacks: PAGES,
  listConsents: PAGES,
  listPublicVoices: PAGES,
  listSpeeches: [{}, { trainedVoiceId: null }],
  listEdits: [{ favorite: null }, { favorite: true, before: { at: now, id: "x" } }],
  listShares: SHARED,
  listAudit: [
    { filter: {}, cursor: null },
    { filter: { by: "x" }, cursor: { at: now, id: "x" } },
    { filter: { act: "blocked", person: "x", from: day, before: day }, cursor: null },
  ],
  insertShare: SHARED,
  findCollection: [{ after: null }, { after: 7 }],
  listItems: [
    { ...EVERYTHING, sort: "newest" },
    { ...EVERYTHING, sort: "oldest", after: 7, since: 1, favorite: true, kind: "edit", trainingId: "x" },
    { ...EVERYTHING, sort: "newest", after: 7, until: 9, words: "x y", themeSlug: "x" },
  ],
  listHistory: [{}, { before: 7 }, { before: 7, reason: "PURCHASE" }],
  selectSource: ["upload", "picture", "edit"].map((kind) => ({ source: { kind, id: "x", position: 0 } })),
  selectVideoSource: ["upload", "uploadedVideo", "video"].map((kind) => ({
    source: { kind, id: "x", position: 0 },
  })),
  findVideoFile: FOUND_BY,
  findAudioFile: FOUND_BY,
  insertTalkingHead: [{ picture: { kind: "upload", id: "x", position: 0 } }],
  requireVideoSource: ["uploadedVideo", "video"].map((kind) => ({ source: { kind, id: "x", position: 0 } })),
  beginNextJob: [{ next: "VIDEO" }, { next: "VIDEO_UPSCALE" }],
  failNextJobs: [{ refundIds: { VIDEO: "x", VIDEO_UPSCALE: "y" } }],
  refundJobWhere: [{ where: "id = ?", args: ["x"] }],
  releaseSpendWhere: [{ where: "id = ?", args: ["x"] }],
  reconcileReferral: [{}, { reward: { credits: null, dueAt: now } }],
  mirrorCustomer: [{ deleted: false }, { deleted: true }],
  exportRows: EXPORTED.map((table) => ({ table })),
  insertEmail: ["anyone not banned", "the unverified", "the registered"].map((onlyTo) => ({ onlyTo })),
  decideShowcase: [{ decision: "APPROVED" }, { decision: "TAKEN_OFF" }],
  banPlace: PLACES,
  unbanPlace: PLACES,
  requirePlaceBanOver: PLACES,
  requireNotStaffs: PLACES,
};

/** Exported beside queries: parts of them, and readers of what they answer. */
export const NO_QUERIES =
  `accountsOf isOfBannedMailbox isDuplicate hasSecondFactor isLive isSignedIn isOfDomain isUndeleted mayBeSeen isNotStopped isAddressBanned referralHeld under oneOfMarketing
  notSuppressed notMuted mayGet mayGetArgs preferencesOf dayOf inviteOf cancellableJobs begunJobs outputPrefix jobOfOutput requestOf
  knownUpload pictureAt droppedBy indexFor columnsOf olderThan newerThan newestFirst oldestFirst expectChange buryUsers dropPhotoFiles dropTrainings dropPictures isUsable openToAll isNotTakenDown upsertCatalogue deleteRows
  stripRows earlierMs`.split(/\s+/);

type Query = (...args: unknown[]) => unknown;
const MODULES = import.meta.glob<Record<string, unknown>>("../../db/queries/**/*.ts", { eager: true });

export const QUERIES: [name: string, ask: (db: Db) => Promise<void>][] = Object.values(MODULES).flatMap(
  (module) =>
    Object.entries(module)
      .filter((entry): entry is [string, Query] => typeof entry[1] === "function")
      .map(([name, query]) => [name, (db) => askAll(db, query, VARIANTS[name] ?? [{}])]),
);

async function askAll(db: Db, query: Query, variants: readonly Input[]): Promise<void> {
  for (const variant of variants) {
    const input = { ...KNOWN, ...variant };
    const anything = new Proxy(input, { get: (given, name) => (name in given ? given[String(name)] : "x") });
    const values = parametersOf(query).map((name) => {
      if (name === "db") return db;
      return /^(input|args|options|row|by)$/.test(name) ? anything : name in input ? input[name] : "x";
    });
    // what is not there may be refused by the batch itself: its statements were seen all the same
    await send(db, query(...values)).catch(() => {});
  }
}

/** The names of a function's parameters, without those that have defaults; one that is taken apart is an input. */
function parametersOf(query: Query): string[] {
  const [, parameters = ""] = /\((.*?)\)\s*(?:\{|=>)/s.exec(String(query)) ?? [];
  const names = parameters.replace(/[{[].*[}\]]/s, "input").split(",");
  return names.map((name) => name.trim()).filter((name) => name && !name.includes("="));
}

/** Statements are written, reads are read; what makes its round trip itself is on its way. */
async function send(db: Db, made: unknown): Promise<void> {
  if (made instanceof Promise) return made;
  const parts = [made].flat(3) as object[];
  if (parts.every((part) => "toSQL" in part || ("sql" in part && "args" in part)))
    await db.write(parts as Statement[]);
  else if ("queries" in parts[0]!) await db.read(parts as Read[]);
}
