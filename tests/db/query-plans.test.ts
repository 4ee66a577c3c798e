import { DatabaseSync } from "node:sqlite";
import type { Client, InStatement } from "@libsql/client/http";
import Database from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDb, type Db } from "#db/client.ts";
import { findLink } from "#db/queries/account-links.ts";
import { findForSignIn, findVerification } from "#db/queries/accounts.ts";
import { listOpenAnnouncements } from "#db/queries/announcements.ts";
import { banPerson, requireMayBan, unbanPerson } from "#db/queries/bans.ts";
import { findBilling, findPayments, findPurchase } from "#db/queries/billing.ts";
import { findCredits, listHistory, listReasons } from "#db/queries/credits.ts";
import { giveDailyPortion } from "#db/queries/daily-credits.ts";
import { findEmailToSend, listUnsentEmails, withholdEmail } from "#db/queries/emails.ts";
import { findDuplicate, forgetAddresses, insertAppeal, welcomeUser } from "#db/queries/first-proofs.ts";
import {
  forgetEventsAndMails,
  forgetJobs,
  forgetLinksAndDevices,
  forgetUnverified,
} from "#db/queries/forget.ts";
import {
  countGenerations,
  deleteGenerations,
  EVERYTHING,
  findGeneration,
  findGenerations,
  type GenerationFilter,
  listGenerations,
  purgeGenerations,
  setFavorites,
  undeleteGenerations,
} from "#db/queries/generations.ts";
import { findForGoogle } from "#db/queries/google.ts";
import { requestCancellation } from "#db/queries/job-cancellation.ts";
import {
  findJob,
  findJobOfRequest,
  listActiveJobs,
  listJobInputs,
  listOpenJobs,
  listStalled,
} from "#db/queries/jobs.ts";
import { findVitals, noteAudit, proveWrites } from "#db/queries/ledger-audit.ts";
import { writeAnnouncementMails, writeLifecycleMails, writeWelcomes } from "#db/queries/lifecycle-mails.ts";
import {
  findByToken,
  liftSuppression,
  markTokenUsed,
  OWNER_OF_TOKEN,
  setMailPreferences,
  stopMails,
} from "#db/queries/mail-preferences.ts";
import { insertMailReport } from "#db/queries/mail-reports.ts";
import {
  beginUpload,
  claimGarbage,
  decideUpload,
  deleteUpload,
  expireUploads,
  findOwnedObject,
  listUploads,
  listWaitingUploads,
} from "#db/queries/media.ts";
import { findAddress, findOwnAccount, findOwner, findPicture } from "#db/queries/own-account.ts";
import { deletePack, findPack, findPackByRequest, listPacks, selectPrompts } from "#db/queries/packs.ts";
import {
  findRequestByCharge,
  findRequestedPictures,
  listRequests,
  movePictures,
} from "#db/queries/pictures.ts";
import { endPromotion, insertPromotion, redeemPromotion } from "#db/queries/promotions.ts";
import { deleteProviderFiles, findOrClaimProviderFile } from "#db/queries/provider-files.ts";
import { countSpend, insertSpendAlarm, noteSpendRefusal, releaseSpend } from "#db/queries/provider-spend.ts";
import { findInvite, insertReferral, listRewardsDue, settleReferral } from "#db/queries/referrals.ts";
import { spendLinkSignIn } from "#db/queries/registering-browser.ts";
import {
  findSafety,
  holdBack,
  insertRefusal,
  requireNotPaused,
  writeReviewMessage,
} from "#db/queries/safety.ts";
import {
  findSessionUser,
  liveSession,
  requireSession,
  requireSignedIn,
  requireStaff,
  signedInSession,
  touchSession,
} from "#db/queries/session.ts";
import {
  countClawedBack,
  findForSettlement,
  findRevision,
  finishPayment,
  insertPayment,
  listMonthsDue,
  noteEvent,
  type PaymentRow,
  requireRevision,
} from "#db/queries/settlement.ts";
import {
  clearDuplicate,
  decideAppeal,
  findAppeal,
  findPeople,
  findPerson,
  findRole,
  listOpenAppeals,
  listPromotions,
  noteStaffAction,
} from "#db/queries/staff.ts";
import { clearReview, findReview, listOpenReviews } from "#db/queries/staff-reviews.ts";
import {
  mirrorCharge,
  mirrorCustomer,
  mirrorPrice,
  mirrorProduct,
  mirrorSubscription,
  retirePrice,
  retireProduct,
} from "#db/queries/stripe-mirror.ts";
import {
  deleteTraining,
  expirePhotos,
  findTraining,
  findTrainingByRequest,
  listTrainingPhotos,
  listTrainings,
  selectModel,
} from "#db/queries/trainings.ts";
import { insertWorkMails } from "#db/queries/work-mails.ts";
import { UNCHECKED } from "#schema/photo-check.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/rows.ts";

let base: TestDatabase;
let userId: string;
/** Plans are asked for beside the server: explaining a write would hold its connection open. */
let planner: DatabaseSync;
/** The engine of deployments, which is an older SQLite than this one. */
let deployed: Database.Database;
beforeAll(async () => {
  base = await startDatabase();
  await prepareDatabase({ url: base.server.url, token: "" });
  userId = await addPerson(base.db, 10);
  planner = new DatabaseSync(base.file, { readOnly: true });
  // of a copy: two builds of SQLite in one process do not see each other's locks
  planner.exec(`VACUUM INTO '${base.file}-copy'`);
  deployed = new Database(`${base.file}-copy`);
});
afterAll(async () => {
  deployed.close();
  planner.close();
  await base.close();
});

/** The statements a query sends, seen on their way to the database. */
async function statementsOf(run: (db: Db) => Promise<unknown>): Promise<InStatement[]> {
  const sent: InStatement[] = [];
  const recording = new Proxy(base.client, {
    get(client, name) {
      const value = Reflect.get(client, name) as unknown;
      if (name !== "batch" && name !== "execute")
        return typeof value === "function" ? value.bind(client) : value;
      return (statements: InStatement | InStatement[], ...rest: unknown[]) => {
        sent.push(...(Array.isArray(statements) ? statements : [statements]));
        return (value as (...args: unknown[]) => unknown).call(client, statements, ...rest);
      };
    },
  }) satisfies Client;
  // deleting what is not there is refused by the batch itself; the statements were seen all the same
  await run(createDb(recording)).catch(() => {});
  return sent;
}

/** Tables that stay small however many people come. */
const SMALL =
  /^(require_that|promptPack|promptCategory|promotionCode|bannedIp|bannedDomain|migration|announcement|dailyCredits|taskCursor|json_each)$/;

/** Indexes that hold only what is still open. */
const OPEN = [
  "SCAN safetyReview USING INDEX safety_review_open",
  "SCAN job USING INDEX job_open",
  "SCAN appeal USING INDEX appeal_open",
];

/** What refers to a movement: SQLite would look there only while a reference deferred to the commit was missing, and none is. */
const REFERRING = /^SCAN (generation|job|training|userGeneratedPack)$/;

function plan(statement: InStatement): string[] {
  const sql = typeof statement === "string" ? statement : statement.sql;
  return planner
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map((row) => String(row.detail));
}

/** Steps of a plan that read a whole table. */
function fullScans(statement: InStatement): string[] {
  const steps = plan(statement);
  const sql = typeof statement === "string" ? statement : statement.sql;
  const movement = sql.startsWith("INSERT INTO userCreditHistory");
  // subqueries are named in the plan where they are made; reading their result is no table scan
  const made = new Set(steps.flatMap((step) => /^(?:MATERIALIZE|CO-ROUTINE) (\S+)/.exec(step)?.[1] ?? []));
  return steps.filter((step) => {
    const table = /^SCAN (\S+)/.exec(step)?.[1];
    if (!table || table === "CONSTANT" || OPEN.includes(step)) return false;
    if (movement && REFERRING.test(step)) return false;
    return !made.has(table) && !SMALL.test(table);
  });
}

const now = 1_790_000_000_000;
const SPEND_ALARM = { id: "x", from: "x", to: "x", subject: "x", template: "x", params: {} };
const page = { before: null, limit: 40, now };
const later = { before: { at: now, id: "x" }, limit: 40, now };
const actor = () => ({ userId, sessionId: `session-${userId}` });

const day = new Date(now);
const paymentRow: PaymentRow = {
  ...{
    id: "x",
    userId: "x",
    customerId: "x",
    reason: "PURCHASE",
    priceId: "x",
    subscriptionId: "x",
    checkoutId: "x",
  },
  ...{
    currency: "usd",
    paidCents: 1,
    refundedCents: 0,
    grantedCredits: 1,
    owedCredits: 0,
    clawedBackCredits: 0,
  },
  ...{ periodStart: day, periodEnd: day, monthlyCredits: 1, nextMonthAt: day, createdAt: day },
};
const settlementOf = (db: Db) => [
  ...requireRevision({ scope: "x", revision: 0 }),
  noteEvent(db, { id: "x", type: "x", createdAt: day, now }),
  ...mirrorCustomer(db, { id: "x", userId: "x", metadata: {} }),
  ...mirrorCustomer(db, { id: "x", userId: "x", metadata: {}, deleted: true }),
  mirrorProduct(db, { id: "x", name: "x", active: true, metadata: {} }, true),
  mirrorPrice(
    db,
    { id: "x", productId: "x", active: true, currency: "usd", unitAmount: 1, type: "one_time", metadata: {} },
    true,
  ),
  retireProduct("x"),
  retirePrice("x"),
  mirrorSubscription(db, {
    ...{ id: "x", customerId: "x", priceId: "x", status: "active", cancelAtPeriodEnd: false, metadata: {} },
    ...{ currentPeriodStart: day, currentPeriodEnd: day, createdAt: day },
  }),
  mirrorCharge(db, {
    ...{ id: "x", customerId: "x", amount: 1, currency: "usd", status: "succeeded", metadata: {} },
    ...{ refunded: false, amountRefunded: 0, amountDisputed: 0, createdAt: day },
  }),
  insertPayment(db, paymentRow),
  finishPayment(paymentRow),
  countClawedBack("x"),
];
const run = { from: "x", limit: 10, now };
const NEWS = { id: "n", subject: "x", title: "x", text: "x", actionLabel: "x", actionPath: "/" };
const REPORT = {
  ...{ id: "r", emailId: "x", resendId: "x", status: "complained", metadata: {}, at: now },
  suppress: "COMPLAINED" as const,
};
const ALERT = {
  ...{ id: "x", from: "x", to: "a@example.com", subject: "x", template: "x" },
  ...{ params: {}, key: "x", now },
};
const SOME_MAIL = { WORK: false, OFFERS: true, TIPS: false, ANNOUNCEMENTS: true };

const QUERIES: [string, (db: Db) => Promise<unknown>][] = [
  ["the list of trainings", (db) => listTrainings(db, { ...page, userId })],
  ["the next page of trainings", (db) => listTrainings(db, { ...later, userId })],
  ["the list of packs", (db) => listPacks(db, { ...page, userId })],
  ["the next page of packs", (db) => listPacks(db, { ...later, userId })],
  ["what the library holds", (db) => countGenerations(db, userId)],
  ["one picture", (db) => findGeneration(db, { userId, id: "x" })],
  ["some pictures", (db) => findGenerations(db, { userId, ids: ["x", "y"] })],
  ["the list of requests", (db) => db.read([listRequests(db, { ...page, userId })])],
  ["the next page of requests", (db) => db.read([listRequests(db, { ...later, userId })])],
  ["a request by its charge", (db) => findRequestByCharge(db, "x")],
  ["a request's pictures", (db) => findRequestedPictures(db, "x")],
  ["a request's pictures moving on", (db) => db.write([movePictures({ jobId: "x", to: "FAILED" })])],
  ["the list of uploads", (db) => db.read([listUploads(db, { ...page, userId })])],
  ["the uploads no training uses", (db) => db.read([listWaitingUploads(db, { userId, limit: 60 })])],
  ["the next page of uploads", (db) => db.read([listUploads(db, { ...later, userId })])],
  ["the credit history", (db) => db.read([listHistory(db, { ...page, userId }), listReasons(db, userId)])],
  ["the next page of the credit history", (db) => db.read([listHistory(db, { ...page, before: 7, userId })])],
  ["running jobs", (db) => listActiveJobs(db, userId)],
  ["cancelling work", (db) => db.write([requestCancellation({ userId, subjectId: "x", now })])],
  ["open jobs of one piece of work", (db) => listOpenJobs(db, { userId, subjectId: "x" })],
  [
    "what the sweeper looks at",
    (db) => listStalled(db, { now, unclaimedBefore: now, quietBefore: now, limit: 50 }),
  ],
  ["one job", (db) => findJob(db, "x")],
  ["a job by its request", (db) => findJobOfRequest(db, "x")],
  ["the balance", (db) => findCredits(db, actor(), now)],
  [
    "whoever asks",
    (db) => db.write([requireSession(actor(), now), requireSignedIn(actor(), now), requireStaff(actor())]),
  ],
  [
    "whoever asks, for reads",
    (db) => db.read([liveSession(db, actor(), now), signedInSession(db, actor(), now)]),
  ],
  ["the session's user", (db) => findSessionUser(db, actor(), now)],
  ["a device's use", (db) => touchSession(db, actor(), { now, expires: now })],
  [
    "one's own account",
    (db) => db.read([liveSession(db, actor(), now), findOwnAccount(db, { userId, now })]),
  ],
  [
    "an account's owner, and their picture",
    (db) => db.read([findOwner(db, actor()), findPicture(db, userId)]),
  ],
  [
    "a new address",
    (db) => db.read([findAddress(db, { email: "a@example.com", domains: ["example.com", "com"] })]),
  ],
  ["an account's link", (db) => findLink(db, { tokenHash: "x", purpose: "RESET_PASSWORD", now })],
  [
    "signing in with Google",
    (db) =>
      findForGoogle(db, {
        subject: "1",
        email: "a@example.com",
        domains: ["example.com", "com"],
        mailboxHashes: ["x", "y"],
        ipaddress: "::1",
        actor: actor(),
        now,
      }),
  ],
  ["one training", (db) => db.read([findTraining(db, { userId, id: "x" })])],
  ["a training by its request", (db) => findTrainingByRequest(db, userId, "x")],
  ["what a job works on", (db) => listJobInputs(db, "x")],
  ["a training's photos", (db) => listTrainingPhotos(db, "x")],
  ["one pack", (db) => findPack(db, { userId, id: "x" })],
  ["a pack by its request", (db) => findPackByRequest(db, userId, "x")],
  [
    "a model to work with",
    (db) => db.read([selectModel(db, { trainingId: "x", userId }), selectPrompts(db, "x")]),
  ],
  ["whose an object is", (db) => db.read([findOwnedObject(db, { userId, key: "x" })])],
  [
    "signing in",
    (db) => findForSignIn(db, { email: "a@example.com", domains: ["example.com", "com"], ipaddress: "::1" }),
  ],
  ["a verification link", (db) => findVerification(db, { tokenHash: "x", now })],
  [
    "signing in by a verification link",
    (db) => db.write(spendLinkSignIn({ tokenHash: "x", browserHash: "x", verifiedAfter: now, now })),
  ],
  ["one unsent mail", (db) => findEmailToSend(db, { id: "x", now })],
  ["a mail that is withheld", (db) => withholdEmail(db, { id: "x", why: "moved", now })],
  ["welcomes", (db) => writeWelcomes(db, run)],
  ["mails of the first weeks", (db) => writeLifecycleMails(db, { ...run, promotionCode: null })],
  ["an announcement's mails", (db) => writeAnnouncementMails(db, { ...run, announcement: NEWS })],
  ["announcements going out", (db) => listOpenAnnouncements(db, now)],
  ["a training's or a pack's mail", (db) => db.write(insertWorkMails({ jobId: "x", from: "x", now }))],
  ["a mail's report", (db) => db.write(insertMailReport(REPORT)).catch(() => {})],
  ["choices by a mail", (db) => findByToken(db, { token: "x", now })],
  [
    "setting choices by a mail",
    (db) =>
      db.write([
        ...markTokenUsed({ token: "x", now }),
        ...setMailPreferences({ whose: OWNER_OF_TOKEN, arg: "x", preferences: SOME_MAIL, now }),
      ]),
  ],
  ["the way out of a mail", (db) => db.write(stopMails({ token: "x", now }))],
  ["having mail again", (db) => db.write([liftSuppression(userId)])],
  ["unsent mails", (db) => listUnsentEmails(db, { after: 0, before: now, limit: 50 })],
  [
    "beginning an upload",
    (db) =>
      db.write(
        beginUpload({ userId, hash: "x", key: "x", dueAt: now, maxPerUser: 500, check: UNCHECKED, now }),
      ),
  ],
  [
    "deciding about a photo",
    (db) => db.write(decideUpload({ id: "x", userId, anyway: true, samePerson: null })),
  ],
  ["marking favourites", (db) => db.write(setFavorites({ userId, ids: ["x", "y"], favorite: true }))],
  ["deleting a picture", (db) => db.write(deleteGenerations({ userId, ids: ["x", "y"], now }))],
  ["bringing a picture back", (db) => db.write([undeleteGenerations({ userId, ids: ["x", "y"] })])],
  ["purging deleted pictures", (db) => purgeGenerations(db, { deletedBefore: now, limit: 500, now })],
  ["deleting an upload", (db) => db.write(deleteUpload({ id: "x", userId, now }))],
  ["deleting a pack", (db) => db.write(deletePack({ userId, id: "x", now }))],
  ["deleting a training", (db) => db.write(deleteTraining({ userId, id: "x", now }))],
  ["deleting expired selfies", (db) => expirePhotos(db, { finishedBefore: now, limit: 500, now })],
  ["deleting unused uploads", (db) => expireUploads(db, { addedBefore: now, limit: 500, now })],
  [
    "a copy in the provider's storage",
    (db) => findOrClaimProviderFile(db, { key: "x", usableUntil: now, now, claimUntil: now }),
  ],
  ["forgetting expired copies", (db) => deleteProviderFiles(db, { expiredBefore: now })],
  ["billing at a glance", (db) => db.read([findBilling(db, userId)])],
  ["a purchase by its checkout", (db) => db.read([findPurchase(db, { userId, checkoutId: "x" })])],
  ["someone's payments", (db) => db.read([findPayments(db, { userId, limit: 24 })])],
  [
    "the credit history of one reason",
    (db) => db.read([listHistory(db, { ...page, before: 7, reason: "PURCHASE", userId })]),
  ],
  [
    "what a settlement begins with",
    (db) => findForSettlement(db, { eventId: "x", customerId: "x", userId: "y" }),
  ],
  ["what a price's event begins with", (db) => findRevision(db, { eventId: "x", scope: "x" })],
  ["what a settlement writes", (db) => db.write(settlementOf(db))],
  [
    "an account's first proof",
    (db) =>
      db.write([
        ...welcomeUser({
          userId: "x",
          mailboxHashes: ["x", "y"],
          addressHashes: ["x"],
          networkHashes: ["x"],
          domainHashes: ["x"],
          bonus: 20,
          now,
        }),
        insertReferral({ userId: "x", code: "x", now }),
      ]),
  ],
  ["forgetting addresses", (db) => db.write([forgetAddresses({ now, limit: 500 })])],
  ["whether it is a second account", (db) => db.read([findDuplicate(db, userId)])],
  ["an appeal", (db) => db.write(insertAppeal({ id: "x", userId: "x", text: "x", now }))],
  ["one's own link", (db) => db.write(findInvite({ userId, newCode: "x", now, limit: 100 }))],
  [
    "what a friend's purchase brings",
    (db) =>
      db.write([
        ...settleReferral({ friendId: "x", reward: { credits: 100, dueAt: null }, revision: 1, now }),
        ...settleReferral({ friendId: "x", reward: { credits: null, dueAt: now }, revision: 1, now }),
      ]),
  ],
  ["rewards whose refund days are over", (db) => listRewardsDue(db, { now, after: null, limit: 100 })],
  ["a promotion code", (db) => db.write(redeemPromotion({ userId, code: "x", now }))],
  [
    "making and ending a promotion code",
    (db) =>
      db.write([
        insertPromotion({
          ...{ id: "x", code: "x", credits: 1, startsAt: now, endsAt: null, maxRedemptions: 1 },
          ...{ onlyNew: false, note: "", createdBy: "x", now },
        }),
        ...endPromotion({ id: "x", now }),
      ]),
  ],
  ["one's own role", (db) => db.read([findRole(db, userId)])],
  ["finding people", (db) => db.read([findPeople(db, { search: "a", limit: 20 })])],
  ["one person for staff", (db) => db.read([findPerson(db, "x")])],
  ["open appeals", (db) => db.read([listOpenAppeals(db, 50)])],
  ["one appeal", (db) => db.read([findAppeal(db, "x")])],
  [
    "deciding an appeal",
    (db) =>
      db.write([
        ...decideAppeal({ id: "x", granted: true, answer: null, staffId: "x", now }),
        ...clearDuplicate({ userId: "x", appealId: "x", now }),
        noteStaffAction({ id: "x", actor: actor(), what: "x", userId: "x", extra: {}, now }),
      ]),
  ],
  // addresses and domains are few, and banned by hand: those may be scanned
  [
    "banning a person, and undoing it",
    (db) =>
      db.write([
        ...requireMayBan(actor(), "x"),
        ...banPerson({ userId: "x", reason: "ABUSE", note: "", now }),
        ...unbanPerson({ userId: "x", now }),
      ]),
  ],
  ["promotion codes", (db) => db.read([listPromotions(db, 200)])],
  ["yearly payments with a month due", (db) => listMonthsDue(db, { now, after: null, limit: 100 })],
  ["how someone stands with the safety check", (db) => db.read([findSafety(db, { userId, now })])],
  ["paused accounts", (db) => db.read([listOpenReviews(db, 100)])],
  ["one paused account", (db) => db.read([findReview(db, "x")])],
  [
    "what is held back, refused, written about it and cleared",
    (db) =>
      db.write([
        requireNotPaused(actor()),
        ...holdBack({ jobId: "x", now }),
        ...insertRefusal({ id: "x", userId: "x", now }),
        ...clearReview({ id: "x", staffId: "x", now }),
        ...writeReviewMessage({ userId: "x", text: "x" }),
      ]),
  ],
  [
    "what work costs us",
    (db) =>
      db.write([
        ...countSpend({
          ceilings: [{ scope: "x", microUsd: 1, broken: "account_ceiling" }],
          microUsd: 1,
          now,
        }),
        releaseSpend("x"),
        noteSpendRefusal({ scope: "", now }),
        insertSpendAlarm({ alarm: SPEND_ALARM, scope: "", fromMicroUsd: 1, now }),
      ]),
  ],
  ["how the service is", (db) => findVitals(db, { now })],
  ["how the service is, with a heartbeat", (db) => proveWrites(db, { now })],
  ["an audit's result", (db) => noteAudit(db, { problems: 1, now, alert: ALERT })],
  ["links and devices past their time", (db) => forgetLinksAndDevices(db, { now, limit: 10 })],
  [
    "events and mails past their time",
    (db) => forgetEventsAndMails(db, { eventsBefore: now, mailsBefore: now, safetyBefore: now, limit: 10 }),
  ],
  ["registrations nobody confirmed", (db) => forgetUnverified(db, { before: now, limit: 10 })],
  ["finished work that nothing leads to", (db) => forgetJobs(db, { before: now, limit: 10 })],
  ["sweeping garbage", (db) => claimGarbage(db, { now, retryBefore: now, limit: 50 })],
];

test.each(QUERIES)("%s reads through an index", async (_, run) => {
  const statements = await statementsOf(run);
  expect(statements).not.toEqual([]);
  for (const statement of statements) {
    expect(fullScans(statement)).toEqual([]);
    expect(() => deployed.prepare(typeof statement === "string" ? statement : statement.sql)).not.toThrow();
  }
});

test("what only the newer SQLite knows would be seen", () => {
  const newer = "SELECT if(1, 2, 3)";
  expect(() => planner.prepare(newer)).not.toThrow();
  expect(() => deployed.prepare(newer)).toThrow();
});

/** The indexes a list of pictures may be read through, in its own order. */
const ONE_FILTER: [string, Partial<GenerationFilter>, string][] = [
  ["everything", {}, "generation_user"],
  ["favourites", { favorite: true }, "generation_favorite"],
  ["a training", { trainingId: "t" }, "generation_training"],
  ["a catalogue pack", { themeSlug: "film-noir", packSlug: "p" }, "generation_prompt_pack"],
  ["packs", { source: "pack" }, "generation_single"],
  ["single prompts", { source: "prompt" }, "generation_single"],
];

/** The step of a list's plan that finds its pictures. */
async function stepsOfList(filter: Partial<GenerationFilter>, sort: "newest" | "oldest"): Promise<string[]> {
  const after = { at: now, id: "x" };
  const list = { ...EVERYTHING, ...filter, after, sort, limit: 40, userId };
  const statements = await statementsOf((db) => listGenerations(db, list));
  return statements.flatMap(plan).filter((step) => /\bgeneration\b|ORDER BY/.test(step));
}

test.each(ONE_FILTER)("pictures by %s come in order straight from an index", async (_, filter, index) => {
  for (const sort of ["newest", "oldest"] as const) {
    const steps = await stepsOfList(filter, sort);
    expect(steps).toEqual([expect.stringContaining(`SEARCH generation USING INDEX ${index} (`)]);
  }
});

test("pictures by any combination of filters are searched for, never scanned", async () => {
  const one = <T>(value: T) => [null, value];
  for (const favorite of one(true))
    for (const trainingId of one("t"))
      for (const themeSlug of one("film-noir"))
        for (const packSlug of themeSlug ? one("p") : [null])
          for (const source of [null, "pack", "prompt"] as const)
            for (const packId of one("p"))
              for (const sort of ["newest", "oldest"] as const) {
                const filter = { favorite, trainingId, themeSlug, packSlug, source, packId };
                const [found] = await stepsOfList(filter, sort);
                expect([filter, found]).toEqual([
                  filter,
                  expect.stringMatching(/^SEARCH generation USING INDEX/),
                ]);
              }
});

test("the day's free credits read through indexes, each table in the order of its ids", async () => {
  const portion = { day: "2026-11-21", dayStart: now, people: 1000, now };
  const statements = await statementsOf((db) => giveDailyPortion(db, portion));
  planner.exec("PRAGMA foreign_keys = OFF"); // rows that refer to the ledger are only asked while a violation is open
  const steps = statements.flatMap(plan);
  planner.exec("PRAGMA foreign_keys = ON");
  expect(steps).toContain("SEARCH user USING INDEX sqlite_autoindex_user_1 (id>?)");
  expect(steps).toContain("SEARCH p USING INDEX payment_debt (userId=?)");
  expect(steps.filter((step) => /^SCAN (?!u$|n$|CONSTANT)|TEMP B-TREE/.test(step))).toEqual([]);
});

test("a scan would be seen", () => {
  expect(fullScans("SELECT * FROM training WHERE name = 'x'")).not.toEqual([]);
  expect(fullScans("SELECT count(*) FROM trainingUploadImage GROUP BY trainingId")).not.toEqual([]);
});

test("the ledger's own check reads through indexes", () => {
  const check = "SELECT 1 FROM userCreditHistory WHERE key = 'a' OR id = 'b' OR seq = 3";
  expect(fullScans(check)).toEqual([]);
});
