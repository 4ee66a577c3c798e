import type { Db, Statement } from "#db/client.ts";
import * as links from "#db/queries/accounts/account-links.ts";
import * as accounts from "#db/queries/accounts/accounts.ts";
import * as bans from "#db/queries/accounts/bans.ts";
import * as proofs from "#db/queries/accounts/first-proofs.ts";
import * as google from "#db/queries/accounts/google.ts";
import * as own from "#db/queries/accounts/own-account.ts";
import { spendLinkSignIn } from "#db/queries/accounts/registering-browser.ts";
import * as session from "#db/queries/accounts/session.ts";
import * as billing from "#db/queries/billing/billing.ts";
import * as promotions from "#db/queries/billing/promotions.ts";
import * as reconciliation from "#db/queries/billing/reconciliation.ts";
import * as referrals from "#db/queries/billing/referrals.ts";
import * as stripe from "#db/queries/billing/stripe-mirror.ts";
import * as credits from "#db/queries/credits/credits.ts";
import * as audit from "#db/queries/credits/ledger-audit.ts";
import * as spend from "#db/queries/credits/provider-spend.ts";
import * as announcements from "#db/queries/emails/announcements.ts";
import * as preferences from "#db/queries/emails/email-preferences.ts";
import { insertEmailReport } from "#db/queries/emails/email-reports.ts";
import * as emails from "#db/queries/emails/emails.ts";
import * as lifecycle from "#db/queries/emails/lifecycle-emails.ts";
import { insertWorkEmails } from "#db/queries/emails/work-emails.ts";
import { requestCancellation } from "#db/queries/jobs/job-cancellation.ts";
import * as jobs from "#db/queries/jobs/jobs.ts";
import * as edits from "#db/queries/library/edits.ts";
import * as generations from "#db/queries/library/generations.ts";
import * as media from "#db/queries/library/media.ts";
import * as packs from "#db/queries/library/packs.ts";
import * as pictures from "#db/queries/library/pictures.ts";
import * as files from "#db/queries/library/provider-files.ts";
import * as photos from "#db/queries/library/training-photos.ts";
import * as trainings from "#db/queries/library/trainings.ts";
import * as purge from "#db/queries/purge.ts";
import * as safety from "#db/queries/staff/safety.ts";
import * as staff from "#db/queries/staff/staff.ts";
import * as reviews from "#db/queries/staff/staff-reviews.ts";
import { UNCHECKED } from "#schema/trainings/photo-check.ts";

/** Every query the product asks, with values whose plans are those of any other. */

export const USER = "ada";
export const now = 1_790_000_000_000;
const day = new Date(now);
export const ACTOR = { userId: USER, sessionId: `session-${USER}` };
/** One of everything that queries ask for; each takes what it knows. */
const ANY = {
  ...{ id: "x", ids: ["x", "y"], key: "x", hash: "x", code: "x", text: "x", token: "x", tokenHash: "x" },
  ...{ userId: USER, actor: ACTOR, staffId: "x", subjectId: "x", jobId: "x", trainingId: "x", appealId: "x" },
  ...{ eventId: "x", customerId: "x", checkoutId: "x", scope: "x", subject: "1", from: "x", note: "" },
  ...{ email: "a@example.com", domains: ["example.com", "com"], ipaddress: "::1", browserHash: "x" },
  ...{ mailboxHashes: ["x", "y"], addressHashes: ["x"], networkHashes: ["x"], domainHashes: ["x"] },
  ...{ now, dueAt: now, usableUntil: now, claimUntil: now, retryBefore: now, unclaimedBefore: now },
  ...{ quietBefore: now, deletedBefore: now, finishedBefore: now, addedBefore: now, expiredBefore: now },
  ...{ eventsBefore: now, emailsBefore: now, safetyBefore: now, verifiedAfter: now, expires: now },
  ...{ limit: 40, bonus: 20, maxPerUser: 500, anyway: true, favorite: true, granted: true, search: "a" },
};
const PAGE = { ...ANY, before: null };
const LATER = { ...ANY, before: { at: now, id: "x" } };
const MAIL = { id: "x", from: "x", to: "a@example.com", subject: "x", template: "x", params: {}, key: "x" };
const NEWS = { id: "n", subject: "x", title: "x", text: "x", actionLabel: "x", actionPath: "/" };
const REPORT = {
  ...{ id: "r", emailId: "x", resendId: "x", status: "complained", metadata: {}, at: now },
  suppress: "COMPLAINED" as const,
};
const PRICE = { id: "x", productId: "x", active: true, currency: "usd", unitAmount: 1, type: "one_time" };
const PAYMENT: reconciliation.PaymentRow = {
  ...{ id: "x", userId: "x", customerId: "x", reason: "PURCHASE", priceId: "x", subscriptionId: "x" },
  ...{ checkoutId: "x", currency: "usd", paidCents: 1, refundedCents: 0, grantedCredits: 1, owedCredits: 0 },
  ...{ clawedBackCredits: 0, periodStart: day, periodEnd: day, monthlyCredits: 1, nextMonthAt: day },
  createdAt: day,
};
const SUBSCRIPTION = {
  ...{ id: "x", customerId: "x", priceId: "x", status: "active", cancelAtPeriodEnd: false, metadata: {} },
  ...{ currentPeriodStart: day, currentPeriodEnd: day, createdAt: day },
};
const CHARGE = {
  ...{ id: "x", customerId: "x", amount: 1, currency: "usd", status: "succeeded", metadata: {} },
  ...{ refunded: false, amountRefunded: 0, amountDisputed: 0, createdAt: day },
};
const EDIT: Parameters<typeof edits.insertEdit>[1]["row"] = {
  ...{ id: "x", prompt: "", imageExtraOptions: {}, width: 1, height: 1, seed: 1, createdAt: day },
  ...{ userId: "x", jobId: "x", chargeId: "x", editType: "REMOVE", operation: "cut-out" },
};
const CODE = { ...ANY, credits: 1, startsAt: now, endsAt: null, maxRedemptions: 1, onlyNew: false };
const CHOICES = { WORK: false, OFFERS: true, TIPS: false, ANNOUNCEMENTS: true };
const CEILING = { scope: "x", microUsd: 1, broken: "account_ceiling" as const };

/** Queries that make their round trip themselves. */
const CALLS: Record<string, (db: Db) => Promise<unknown>> = {
  "the list of trainings": (db) => trainings.listTrainings(db, PAGE),
  "the next page of trainings": (db) => trainings.listTrainings(db, LATER),
  "a training by its request": (db) => trainings.findTrainingByRequest(db, USER, "x"),
  "a training's photos": (db) => photos.listTrainingPhotos(db, "x"),
  "deleting expired selfies": (db) => photos.expirePhotos(db, ANY),
  "the list of packs": (db) => packs.listPacks(db, PAGE),
  "the next page of packs": (db) => packs.listPacks(db, LATER),
  "one pack": (db) => packs.findPack(db, ANY),
  "a pack by its request": (db) => packs.findPackByRequest(db, USER, "x"),
  "what the library holds": (db) => generations.countGenerations(db, USER),
  "one picture": (db) => generations.findGeneration(db, ANY),
  "some pictures": (db) => generations.findGenerations(db, ANY),
  "purging deleted pictures": (db) => generations.purgeGenerations(db, ANY),
  "a request by its charge": (db) => pictures.findRequestByCharge(db, "x"),
  "a request's pictures": (db) => pictures.findRequestedPictures(db, "x"),
  "the edit of a job": (db) => edits.findEditOfJob(db, "x"),
  "running jobs": (db) => jobs.listActiveJobs(db, USER),
  "open jobs of one piece of work": (db) => jobs.listOpenJobs(db, ANY),
  "what the sweeper looks at": (db) => jobs.listStalled(db, ANY),
  "one job": (db) => jobs.findJob(db, "x"),
  "a job by its request": (db) => jobs.findJobOfRequest(db, "x"),
  "what a job works on": (db) => jobs.listJobInputs(db, "x"),
  "the balance": (db) => credits.findCredits(db, ACTOR, now),
  "the session's user": (db) => session.findSessionUser(db, ACTOR, now),
  "a device's use": (db) => session.touchSession(db, ACTOR, ANY),
  "an account's link": (db) => links.findLink(db, { ...ANY, purpose: "RESET_PASSWORD" }),
  "signing in with Google": (db) => google.findForGoogle(db, ANY),
  "signing in": (db) => accounts.findForSignIn(db, ANY),
  "a verification link": (db) => accounts.findVerification(db, ANY),
  "one unsent mail": (db) => emails.findEmailToSend(db, ANY),
  "a mail that is withheld": (db) => emails.withholdEmail(db, { ...ANY, why: "moved" }),
  "unsent mails": (db) => emails.listUnsentEmails(db, { ...ANY, after: 0, before: now }),
  welcomes: (db) => lifecycle.writeWelcomes(db, ANY),
  "mails of the first weeks": (db) => lifecycle.writeLifecycleEmails(db, { ...ANY, promotionCode: null }),
  "an announcement's mails": (db) => lifecycle.writeAnnouncementEmails(db, { ...ANY, announcement: NEWS }),
  "announcements going out": (db) => announcements.listOpenAnnouncements(db, now),
  "choices by a mail": (db) => preferences.findByToken(db, ANY),
  "deleting unused uploads": (db) => media.expireUploads(db, ANY),
  "sweeping garbage": (db) => media.claimGarbage(db, ANY),
  "a copy in the provider's storage": (db) => files.findOrClaimProviderFile(db, ANY),
  "forgetting expired copies": (db) => files.deleteProviderFiles(db, ANY),
  "what a reconciliation begins with": (db) => reconciliation.findForReconciliation(db, ANY),
  "what a price's event begins with": (db) => reconciliation.findRevision(db, ANY),
  "rewards whose refund days are over": (db) => referrals.listRewardsDue(db, { ...ANY, after: null }),
  "yearly payments with a month due": (db) => reconciliation.listMonthsDue(db, { ...ANY, after: null }),
  "how the service is": (db) => audit.findVitals(db, ANY),
  "how the service is, with a heartbeat": (db) => audit.proveWrites(db, ANY),
  "an audit's result": (db) => audit.noteAudit(db, { problems: 1, now, alert: { ...MAIL, now } }),
  "links and devices past their time": (db) => purge.purgeLinksAndDevices(db, ANY),
  "events and mails past their time": (db) => purge.purgeEventsAndEmails(db, ANY),
  "registrations nobody confirmed": (db) => purge.purgeUnverified(db, { ...ANY, before: now }),
  "finished work that nothing leads to": (db) => purge.purgeJobs(db, { ...ANY, before: now }),
};

/** Queries that share the round trip of whoever asks. */
const READS: Record<string, (db: Db) => Parameters<Db["read"]>[0]> = {
  "whoever asks, for reads": (db) => [
    session.liveSession(db, ACTOR, now),
    session.signedInSession(db, ACTOR, now),
  ],
  "what an edit is made from": (db) =>
    (["upload", "picture", "edit"] as const).map((kind) =>
      edits.selectSource(db, { ...ANY, source: { kind, id: "x" } }),
    ),
  "one edit": (db) => [edits.findEdit(db, ANY)],
  "the list of uploads": (db) => [media.listUploads(db, PAGE), media.listWaitingUploads(db, ANY)],
  "the next page of uploads": (db) => [media.listUploads(db, LATER)],
  "the list of requests": (db) => [pictures.listRequests(db, PAGE)],
  "the next page of requests": (db) => [pictures.listRequests(db, LATER)],
  "one training": (db) => [trainings.findTraining(db, ANY)],
  "whose an object is": (db) => [media.findOwnedObject(db, ANY)],
  "the credit history": (db) => [credits.listHistory(db, PAGE), credits.listReasons(db, USER)],
  "the next page of it": (db) => [credits.listHistory(db, { ...ANY, before: 7 })],
  "its next page of one reason": (db) => [credits.listHistory(db, { ...ANY, before: 7, reason: "PURCHASE" })],
  "one's own account": (db) => [
    own.findOwnAccount(db, ANY),
    own.findOwner(db, ACTOR),
    own.findPicture(db, USER),
  ],
  "a new address": (db) => [own.findAddress(db, ANY)],
  "a model to work with": (db) => [trainings.selectModel(db, ANY), packs.selectPrompts(db, "x")],
  "billing at a glance": (db) => [billing.findBilling(db, USER), billing.findPayments(db, ANY)],
  "a purchase by its checkout": (db) => [billing.findPurchase(db, ANY)],
  "whether it is a second account": (db) => [proofs.findDuplicate(db, USER)],
  "one's own role": (db) => [staff.findRole(db, USER)],
  "finding people": (db) => [staff.findPeople(db, ANY)],
  "one person for staff": (db) => [staff.findPerson(db, "x")],
  appeals: (db) => [staff.listOpenAppeals(db, 50), staff.findAppeal(db, "x")],
  "promotion codes": (db) => [staff.listPromotions(db, 200)],
  "how someone stands with the safety check": (db) => [safety.findSafety(db, ANY)],
  "paused accounts": (db) => [reviews.listOpenReviews(db, 100), reviews.findReview(db, "x")],
};

/** Parts of batches. */
const WRITES: Record<string, (db: Db) => Statement[]> = {
  "whoever asks": () => [
    ...[session.requireSession(ACTOR, now), session.requireSignedIn(ACTOR, now), session.requireStaff(ACTOR)],
  ],
  "an edit beginning and arriving": (db) => [
    ...edits.insertEdit(db, { row: EDIT, source: { kind: "picture", id: "x" } }),
    edits.completeEdit({ jobId: "x", keys: ["x"], width: 1, height: 1, seed: 1 }),
  ],
  "a request's pictures moving on": () => pictures.movePictures({ jobId: "x", to: "FAILED" }),
  "signing in by a verification link": () => spendLinkSignIn(ANY),
  "a training's or a pack's mail": () => insertWorkEmails(ANY),
  "a mail's report": () => insertEmailReport(REPORT),
  "setting choices by a mail": () => [
    ...preferences.markTokenUsed(ANY),
    ...preferences.setEmailPreferences({
      ...{ whose: preferences.OWNER_OF_TOKEN, arg: "x", preferences: CHOICES, now },
    }),
  ],
  "the way out of a mail": () => preferences.stopEmails(ANY),
  "having mail again": () => [preferences.liftSuppression(USER)],
  "deleting a training": () => trainings.deleteTraining(ANY),
  "deleting a pack": () => packs.deletePack(ANY),
  "marking favourites": () => generations.setFavorites(ANY),
  "deleting a picture": () => generations.deleteGenerations(ANY),
  "bringing a picture back": () => [generations.undeleteGenerations(ANY)],
  "cancelling work": () => [requestCancellation(ANY)],
  "beginning an upload": () => media.beginUpload({ ...ANY, check: UNCHECKED }),
  "deciding about a photo": () => media.decideUpload({ ...ANY, samePerson: null }),
  "deleting an upload": () => media.deleteUpload(ANY),
  "what a reconciliation writes": (db) => [
    ...reconciliation.requireRevision({ scope: "x", revision: 0 }),
    reconciliation.noteEvent(db, { id: "x", type: "x", createdAt: day, now }),
    ...stripe.mirrorCustomer(db, { id: "x", userId: "x", metadata: {} }),
    ...stripe.mirrorCustomer(db, { id: "x", userId: "x", metadata: {}, deleted: true }),
    stripe.mirrorProduct(db, { id: "x", name: "x", active: true, metadata: {} }, true),
    stripe.mirrorPrice(db, { ...PRICE, metadata: {} }, true),
    ...[stripe.retireProduct("x"), stripe.retirePrice("x")],
    ...[stripe.mirrorSubscription(db, SUBSCRIPTION), stripe.mirrorCharge(db, CHARGE)],
    ...[reconciliation.insertPayment(db, PAYMENT), reconciliation.finishPayment(PAYMENT)],
    reconciliation.countClawedBack("x"),
  ],
  "an account's first proof": () => [...proofs.welcomeUser(ANY), referrals.insertReferral(ANY)],
  "forgetting addresses": () => [proofs.purgeAddresses(ANY)],
  "an appeal": () => proofs.insertAppeal(ANY),
  "one's own link": () => referrals.findInvite({ ...ANY, newCode: "x" }),
  "what a friend's purchase brings": () =>
    [
      { credits: 100, dueAt: null },
      { credits: null, dueAt: now },
    ].flatMap((reward) => referrals.reconcileReferral({ friendId: "x", reward, revision: 1, now })),
  "a promotion code": () => promotions.redeemPromotion(ANY),
  "making and ending a promotion code": () => [
    promotions.insertPromotion({ ...CODE, createdBy: "x" }),
    ...promotions.endPromotion(ANY),
  ],
  "deciding an appeal": () => [
    ...staff.decideAppeal({ ...ANY, answer: null }),
    ...staff.clearDuplicate(ANY),
    staff.noteStaffAction({ ...ANY, what: "x", extra: {} }),
  ],
  // addresses and domains are few, and banned by hand: those may be scanned
  "banning a person, and undoing it": () => [
    ...bans.requireMayBan(ACTOR, "x"),
    ...bans.banPerson({ ...ANY, reason: "ABUSE" }),
    ...bans.unbanPerson(ANY),
  ],
  "what is held back, refused, written about it and cleared": () => [
    safety.requireNotPaused(ACTOR),
    ...[...safety.holdBack(ANY), ...safety.insertRefusal(ANY)],
    ...[...reviews.clearReview(ANY), ...safety.writeReviewMessage(ANY)],
  ],
  "what work costs us": () => [
    ...spend.countSpend({ ceilings: [CEILING], microUsd: 1, now }),
    spend.releaseSpend("x"),
    spend.noteSpendRefusal({ scope: "", now }),
    spend.insertSpendAlarm({ alarm: MAIL, scope: "", fromMicroUsd: 1, now }),
  ],
};

export const QUERIES: [string, (db: Db) => Promise<unknown>][] = [
  ...Object.entries(CALLS),
  ...Object.entries(READS).map(([name, parts]): (typeof QUERIES)[number] => [
    name,
    (db) => db.read(parts(db)),
  ]),
  ...Object.entries(WRITES).map(([name, parts]): (typeof QUERIES)[number] => [
    name,
    (db) => db.write(parts(db)),
  ]),
];
