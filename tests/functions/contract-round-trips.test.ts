import { afterAll, beforeAll, expect, test } from "vitest";
import { requestDeletion } from "#db/queries/rights/deletion-request.ts";
import { appRouter } from "#functions/procedures/router.ts";
import { linkSecret, newLink } from "#functions/services/accounts/account-link.ts";
import { unsubscribeSecret } from "#functions/services/emails/unsubscribe-link.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { addPromotion, makeStaff } from "#tests/support/invited.ts";
import { inbox, mailsTo } from "#tests/support/mailbox.ts";
import { planPrice } from "#tests/support/payment-facts.ts";
import { paymentsDouble } from "#tests/support/payments-double.ts";
import { insertPerson, newcomer, photo, signUp } from "#tests/support/people.ts";
import {
  generationRow,
  insertInto,
  jobRow,
  packRows,
  trainingRow,
  unsubscribeTokenRow,
} from "#tests/support/rows.ts";
import { signedIn, stopQueue } from "#tests/support/signed-in.ts";
import { deliver } from "#tests/support/stripe-events.ts";

/** What a call may cost: round trips to the database, over HTTP, for someone signed in. */
let harness: Harness;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  harness = await startHarness();
  // deliveries of the queue ask the database too
  stopQueue(harness);
  person = await signedIn(harness, { credits: 100_000 });
});
afterAll(() => harness.close());

type Client = (typeof person)["client"]["trpc"];
interface Cost {
  trips: number;
  /** Prepares what the call needs; its trips are not counted. */
  before?: () => Promise<string>;
  call: (trpc: Client, id: string) => Promise<unknown>;
}

async function charge(): Promise<string> {
  const { rows } = {
    rows: await harness.db.orm.all<{ id: string }>("SELECT id FROM userCreditHistory LIMIT 1"),
  };
  return rows[0]!.id;
}

async function finishedTraining(): Promise<string> {
  const id = crypto.randomUUID();
  await harness.db.write([trainingRow({ id, userId: person.userId, chargeId: await charge() })]);
  return id;
}

async function finishedPack(): Promise<string> {
  const id = crypto.randomUUID();
  const trainingId = await finishedTraining();
  await harness.db.write(packRows({ id, userId: person.userId, chargeId: await charge(), trainingId }));
  return id;
}

async function picture(): Promise<string> {
  const id = crypto.randomUUID();
  await harness.db.write([generationRow({ id, userId: person.userId, chargeId: await charge() })]);
  return id;
}

/** Something with one job nobody has claimed. */
async function queued(subjectId: string): Promise<string> {
  await harness.db.write([
    jobRow({ id: crypto.randomUUID(), userId: person.userId, chargeId: await charge(), subjectId }),
  ]);
  return subjectId;
}

/** Someone with a plan, at a payment provider that answers at once; `subscriber` then is them. */
async function subscribed(): Promise<string> {
  const stripe = paymentsDouble();
  stopQueue(harness);
  const { queue } = harness.deps();
  harness.wrapDeps((deps) => ({ ...deps, queue, payments: stripe.payments }));
  subscriber = await signedIn(harness);
  const customerId = stripe.customer({ userId: subscriber.userId });
  const end = new Date(Date.now() + 30 * 86_400_000);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  stripe.change(subscriptionId, { pendingPrice: planPrice("portrait", "month") });
  for (const event of stripe.events) expect(await deliver(harness, event)).toBe(204);
  return crypto.randomUUID();
}

/** Somebody whose account is to be deleted, as `leaving`; answers the secret of the mailed link. */
async function asLeaver(): Promise<string> {
  leaving = await signedIn(harness);
  const link = await newLink(harness.deps(), "KEEP_ACCOUNT");
  await harness.db.write(
    requestDeletion({
      ...{ userId: leaving.userId, linkId: link.id, tokenHash: link.tokenHash },
      ...{ dueAt: link.expires, now: harness.now() },
    }),
  );
  return linkSecret(harness.deps(), "KEEP_ACCOUNT", link.id);
}

const EVERY_EMAIL = { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: true };

/** The secret in a mail that can be turned off. */
async function wayOut(): Promise<string> {
  const token = crypto.randomUUID();
  await harness.db.write([unsubscribeTokenRow({ token, userId: person.userId })]);
  return unsubscribeSecret(harness.deps(), token);
}

const stranger = () => newcomer(harness);

const ban = () => ({ reason: "ABUSE" as const, note: "", requestKey: crypto.randomUUID() });

const COSTS: Readonly<Record<string, Cost>> = {
  "system.info": { trips: 0, call: (trpc) => trpc.system.info.query() },
  "user.getCredits": { trips: 1, call: (trpc) => trpc.user.getCredits.query() },
  "user.role": { trips: 1, call: (trpc) => trpc.user.role.query() },
  "user.creditHistory": { trips: 1, call: (trpc) => trpc.user.creditHistory.query({}) },
  "jobs.active": { trips: 1, call: (trpc) => trpc.jobs.active.query() },
  "jobs.cancellation": {
    trips: 1,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.jobs.cancellation.query({ id }),
  },
  "trainings.list": { trips: 1, call: (trpc) => trpc.trainings.list.query({}) },
  "trainings.get": {
    trips: 1,
    before: finishedTraining,
    call: (trpc, id) => trpc.trainings.get.query({ id }),
  },
  "packs.list": { trips: 1, call: (trpc) => trpc.packs.list.query({}) },
  "packs.get": { trips: 1, before: finishedPack, call: (trpc, id) => trpc.packs.get.query({ id }) },
  "generations.list": { trips: 1, call: (trpc) => trpc.generations.list.query({ favorite: true }) },
  "generations.counts": { trips: 1, call: (trpc) => trpc.generations.counts.query() },
  "generations.get": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.get.query({ id }),
  },
  "uploads.waiting": { trips: 1, call: (trpc) => trpc.uploads.waiting.query() },
  "uploads.list": { trips: 1, call: (trpc) => trpc.uploads.list.query({}) },

  "trainings.start": {
    trips: 1,
    before: async () => (await person.client.upload("me.jpg", await photo(901))).id,
    call: (trpc, id) =>
      trpc.trainings.start.mutate({
        requestKey: crypto.randomUUID(),
        name: "Me",
        genderOrCategory: "WOMAN",
        uploadIds: [id],
        consent: true,
      }),
  },
  // one read says whether pack and training fit, before anything is charged
  "packs.generate": {
    trips: 2,
    before: finishedTraining,
    call: (trpc, trainingId) =>
      trpc.packs.generate.mutate({
        requestKey: crypto.randomUUID(),
        trainingId,
        themeSlug: "film-noir",
        packSlug: "the-private-eye",
      }),
  },
  "generations.listRequests": { trips: 1, call: (trpc) => trpc.generations.listRequests.query({}) },
  // whether the model is theirs and ready is asked in the batch that charges
  // whose model, then the charge
  "generations.create": {
    trips: 2,
    before: finishedTraining,
    call: (trpc, trainingId) =>
      trpc.generations.create.mutate({
        requestKey: crypto.randomUUID(),
        prompt: "me on a beach",
        ...{ trainingId, count: 4, aspect: "square", seed: null },
      }),
  },
  "generations.cancelRequest": {
    trips: 2,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.generations.cancelRequest.mutate({ id }),
  },
  "generations.favorite": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.favorite.mutate({ id, favorite: true }),
  },
  "generations.favoriteMany": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.favoriteMany.mutate({ ids: [id], favorite: true }),
  },
  "generations.undoDelete": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.undoDelete.mutate({ ids: [id] }),
  },
  "generations.delete": {
    trips: 1,
    before: picture,
    call: (trpc, id) => trpc.generations.delete.mutate({ ids: [id] }),
  },
  "uploads.decide": {
    trips: 1,
    before: async () => (await person.client.upload("me.jpg", await photo(903))).id,
    call: (trpc, id) => trpc.uploads.decide.mutate({ id, anyway: true, samePerson: null }),
  },
  "uploads.delete": {
    trips: 1,
    before: async () => (await person.client.upload("me.jpg", await photo(902))).id,
    call: (trpc, id) => trpc.uploads.delete.mutate({ id }),
  },
  "trainings.delete": {
    trips: 1,
    before: finishedTraining,
    call: (trpc, id) => trpc.trainings.delete.mutate({ id }),
  },
  "packs.delete": { trips: 1, before: finishedPack, call: (trpc, id) => trpc.packs.delete.mutate({ id }) },
  // one batch marks and finds the open jobs; each is ended by a batch of its own
  "trainings.cancel": {
    trips: 2,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.trainings.cancel.mutate({ id }),
  },
  "packs.cancel": {
    trips: 2,
    before: () => queued(crypto.randomUUID()),
    call: (trpc, id) => trpc.packs.cancel.mutate({ id }),
  },

  "billing.overview": {
    trips: 1,
    before: subscribed,
    call: () => subscriber.client.trpc.billing.overview.query(),
  },
  "billing.invoices": {
    trips: 1,
    before: subscribed,
    call: () => subscriber.client.trpc.billing.invoices.query(),
  },
  "billing.purchaseStatus": {
    trips: 1,
    before: subscribed,
    call: (_, checkoutId) => subscriber.client.trpc.billing.purchaseStatus.query({ checkoutId }),
  },
  "billing.previewPlanChange": {
    trips: 1,
    before: subscribed,
    call: () => subscriber.client.trpc.billing.previewPlanChange.query({ plan: "studio", interval: "month" }),
  },
  // one more for who has never bought anything: the customer they become is written down
  "billing.createCheckout": {
    trips: 1,
    before: subscribed,
    call: (_, requestKey) =>
      subscriber.client.trpc.billing.createCheckout.mutate({
        requestKey,
        item: { kind: "pack", pack: "small" },
      }),
  },
  "billing.openPortal": {
    trips: 1,
    before: subscribed,
    call: () => subscriber.client.trpc.billing.openPortal.mutate(),
  },
  // what is written of a change comes with the provider's events
  "billing.changePlan": {
    trips: 1,
    before: subscribed,
    call: (_, requestKey) =>
      subscriber.client.trpc.billing.changePlan.mutate({ requestKey, plan: "studio", interval: "month" }),
  },
  "billing.cancel": {
    trips: 1,
    before: subscribed,
    call: (_, requestKey) => subscriber.client.trpc.billing.cancel.mutate({ requestKey }),
  },
  "billing.reactivate": {
    trips: 1,
    before: subscribed,
    call: (_, requestKey) => subscriber.client.trpc.billing.reactivate.mutate({ requestKey }),
  },

  // the link is made where there is none
  "rewards.invite": { trips: 1, call: (trpc) => trpc.rewards.invite.query() },
  "rewards.duplicate": { trips: 1, call: (trpc) => trpc.rewards.duplicate.query() },
  "rewards.redeem": {
    trips: 1,
    before: async () => {
      const code = `TRIP-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
      const { userId } = await insertPerson(harness, { credits: 0 });
      await addPromotion(harness, { createdBy: userId, code });
      return code;
    },
    call: (trpc, code) => trpc.rewards.redeem.mutate({ code }),
  },
  "rewards.appeal": {
    trips: 1,
    before: async () => {
      await harness.db.write([
        insertInto("firstProof", {
          ...{ userId: person.userId, mailboxHash: "x", duplicate: "EMAIL", bonus: 20, createdAt: 1 },
        }),
      ]);
      return crypto.randomUUID();
    },
    call: (trpc, requestKey) => trpc.rewards.appeal.mutate({ requestKey, text: "Not a second one." }),
  },
  "safety.status": { trips: 1, call: (trpc) => trpc.safety.status.query() },
  "safety.writeMessage": {
    trips: 1,
    before: paused,
    call: (trpc) => trpc.safety.writeMessage.mutate({ text: "I paint people by the sea." }),
  },
  "staff.reviews": { trips: 1, before: asStaff, call: (trpc) => trpc.staff.reviews.query() },
  // whether it is open and whose it is, then the decision
  "staff.clearReview": {
    trips: 2,
    before: async () => {
      await asStaff();
      return paused();
    },
    call: (trpc, id) => trpc.staff.clearReview.mutate({ id }),
  },
  "staff.people": { trips: 1, before: asStaff, call: (trpc) => trpc.staff.people.query({ search: "a" }) },
  // what is seen, then that it was
  "staff.person": { trips: 2, before: asStaff, call: (trpc, id) => trpc.staff.person.query({ id }) },
  "staff.banPerson": {
    trips: 1,
    before: async () => {
      await asStaff();
      return (await insertPerson(harness, { credits: 0 })).userId;
    },
    call: (trpc, id) => trpc.staff.banPerson.mutate({ id, ...ban() }),
  },
  "staff.unbanPerson": {
    trips: 1,
    before: async () => {
      await asStaff();
      return (await insertPerson(harness, { credits: 0 })).userId;
    },
    call: (trpc, id) => trpc.staff.unbanPerson.mutate({ id, requestKey: crypto.randomUUID() }),
  },
  "staff.bannedPlaces": { trips: 1, before: asStaff, call: (trpc) => trpc.staff.bannedPlaces.query() },
  "staff.banPlace": {
    trips: 1,
    before: asStaff,
    call: (trpc) => trpc.staff.banPlace.mutate({ kind: "domain", value: "trash.test", ...ban() }),
  },
  "staff.unbanPlace": {
    trips: 1,
    before: asStaff,
    call: (trpc) => {
      const place = { kind: "domain", value: "trash.test" } as const;
      return trpc.staff.unbanPlace.mutate({ ...place, requestKey: crypto.randomUUID() });
    },
  },
  "staff.appeals": { trips: 1, before: asStaff, call: (trpc) => trpc.staff.appeals.query() },
  // whose it is and what they lost, then the decision
  "staff.decideAppeal": {
    trips: 2,
    before: async () => {
      await asStaff();
      return (await person.client.trpc.staff.appeals.query())[0]!.id;
    },
    call: (trpc, id) => trpc.staff.decideAppeal.mutate({ id, granted: true }),
  },
  "staff.promotions": { trips: 1, before: asStaff, call: (trpc) => trpc.staff.promotions.query() },
  "staff.createPromotion": {
    trips: 1,
    before: asStaff,
    call: (trpc) =>
      trpc.staff.createPromotion.mutate({
        ...{ requestKey: crypto.randomUUID(), code: "TRIPS", credits: 1, startsAt: null, endsAt: null },
        ...{ maxRedemptions: 1, onlyNew: false, note: "" },
      }),
  },
  "staff.endPromotion": {
    trips: 1,
    before: async () => {
      const id = await asStaff();
      return addPromotion(harness, { createdBy: id, code: "TRIPS-END" });
    },
    call: (trpc, id) => trpc.staff.endPromotion.mutate({ id }),
  },

  "account.get": { trips: 1, call: (trpc) => trpc.account.get.query() },
  "account.requestExport": { trips: 2, call: (trpc) => trpc.account.requestExport.mutate() },
  "account.exportContents": {
    trips: 1,
    before: async () => {
      const now = harness.now();
      const link = await newLink(harness.deps(), "DOWNLOAD_EXPORT");
      await harness.db.write([
        { sql: "DELETE FROM accountExport WHERE userId = ?", args: [person.userId] },
        insertInto("accountExport", {
          ...{ userId: person.userId, linkId: link.id, token: link.tokenHash, createdAt: now },
          ...{ expires: link.expires, parts: "[]", mailedAt: now },
        }),
      ]);
      return linkSecret(harness.deps(), "DOWNLOAD_EXPORT", link.id);
    },
    call: (trpc, token) => trpc.account.exportContents.query({ token }),
  },
  "account.requestDeletion": {
    trips: 2,
    before: async () => {
      leaving = await signedIn(harness);
      return "";
    },
    call: () => leaving.client.trpc.account.requestDeletion.mutate({}),
  },
  "account.closing": { trips: 1, before: asLeaver, call: () => leaving.client.trpc.account.closing.query() },
  "account.undoDeletion": {
    trips: 2,
    before: asLeaver,
    call: () => leaving.client.trpc.account.undoDeletion.mutate(),
  },
  "account.undoDeletionByLink": {
    trips: 2,
    before: asLeaver,
    call: (_, token) => stranger().client.trpc.account.undoDeletionByLink.mutate({ token }),
  },
  "account.rename": { trips: 1, call: (trpc) => trpc.account.rename.mutate({ name: "Ada" }) },
  "mail.preferences": {
    trips: 1,
    before: wayOut,
    call: (trpc, token) => trpc.mail.preferences.query({ token }),
  },
  "mail.setPreferencesByToken": {
    trips: 1,
    before: wayOut,
    call: (trpc, token) => trpc.mail.setPreferencesByToken.mutate({ token, preferences: EVERY_EMAIL }),
  },
  "mail.unsubscribe": {
    trips: 1,
    before: wayOut,
    call: (trpc, token) => trpc.mail.unsubscribe.mutate({ token }),
  },
  "mail.setPreferences": {
    trips: 1,
    call: (trpc) => trpc.mail.setPreferences.mutate({ preferences: EVERY_EMAIL }),
  },
  "mail.resume": { trips: 1, call: (trpc) => trpc.mail.resume.mutate() },
  "mail.announce": {
    trips: 1,
    before: async () => {
      await asStaff();
      return crypto.randomUUID();
    },
    call: (trpc, requestKey) =>
      trpc.mail.announce.mutate({
        requestKey,
        subject: "News",
        title: "News",
        text: "There is news.",
        action: { label: "See it", path: "/categories" },
      }),
  },
  "account.signOutDevice": { trips: 1, call: (trpc) => trpc.account.signOutDevice.mutate({ id: "none" }) },
  "account.signOutOthers": { trips: 1, call: (trpc) => trpc.account.signOutOthers.mutate() },
  "account.signOutEverywhere": {
    trips: 1,
    before: async () => {
      leaving = await signedIn(harness);
      return "";
    },
    call: () => leaving.client.trpc.account.signOutEverywhere.mutate(),
  },
  "account.disconnectGoogle": {
    trips: 1,
    before: async () => {
      await harness.db.write([{ sql: "UPDATE user SET password = 'x' WHERE id = ?", args: [person.userId] }]);
      return "";
    },
    call: (trpc) => trpc.account.disconnectGoogle.mutate(),
  },
  // who that is, then what it changes
  "account.changePassword": {
    trips: 2,
    before: withPassword,
    call: (_, password) =>
      owner.client.trpc.account.changePassword.mutate({ currentPassword: password, password }),
  },
  "account.requestEmailChange": {
    trips: 2,
    before: withPassword,
    call: (_, currentPassword) =>
      owner.client.trpc.account.requestEmailChange.mutate({ email: stranger().email, currentPassword }),
  },
  "account.beginConnectGoogle": {
    trips: 2,
    before: withPassword,
    call: (_, currentPassword) => owner.client.trpc.account.beginConnectGoogle.mutate({ currentPassword }),
  },
  // whose link it is, then what it does
  "account.confirmEmailChange": {
    trips: 2,
    before: async () => {
      const currentPassword = await withPassword();
      const { email } = stranger();
      return mailedToken(email, () =>
        owner.client.trpc.account.requestEmailChange.mutate({ email, currentPassword }),
      );
    },
    call: (_, token) => owner.client.trpc.account.confirmEmailChange.mutate({ token }),
  },
  "account.undoEmailChange": {
    trips: 2,
    before: async () => {
      const currentPassword = await withPassword();
      return mailedToken(owner.email, () =>
        owner.client.trpc.account.requestEmailChange.mutate({ email: stranger().email, currentPassword }),
      );
    },
    call: (_, token) => stranger().client.trpc.account.undoEmailChange.mutate({ token }),
  },
  "account.requestPasswordReset": {
    trips: 2,
    before: registered,
    call: (_, email) => stranger().client.trpc.account.requestPasswordReset.mutate({ email }),
  },
  "account.resetPassword": {
    trips: 2,
    before: async () => {
      const email = await registered();
      return mailedToken(email, () => stranger().client.trpc.account.requestPasswordReset.mutate({ email }));
    },
    call: (_, token) =>
      stranger().client.trpc.account.resetPassword.mutate({ token, password: "a long password" }),
  },

  // who may register and whether the address is known; then everything it writes
  "account.register": {
    trips: 2,
    call: () => {
      const { client, email, password } = stranger();
      return client.trpc.account.register.mutate({ name: "Ada", email, password });
    },
  },
  // and whether people compete for the address
  "account.resendVerification": {
    trips: 2,
    before: registered,
    call: (_, email) => stranger().client.trpc.account.resendVerification.mutate({ email }),
  },
  "account.verifyEmail": {
    trips: 2,
    before: async () => {
      const { client, email, password } = stranger();
      return mailedToken(email, () => client.trpc.account.register.mutate({ name: "Ada", email, password }));
    },
    call: (_, token) =>
      stranger().client.trpc.account.verifyEmail.mutate({ token, password: "a password of one's own" }),
  },
};

/** An account under review; answers the review's id. */
async function paused(): Promise<string> {
  const id = crypto.randomUUID();
  await harness.db.write([
    {
      sql: "UPDATE safetyReview SET clearedAt = 1 WHERE userId = ? AND clearedAt IS NULL",
      args: [person.userId],
    },
    insertInto("safetyReview", { id, userId: person.userId, openedAt: harness.now() }),
  ]);
  return id;
}

async function asStaff(): Promise<string> {
  await makeStaff(harness, person.userId);
  return person.userId;
}

let leaving: typeof person;
let subscriber: typeof person;
let owner: Awaited<ReturnType<typeof signUp>>;

/** Someone who came by registration; answers their password. */
async function withPassword(): Promise<string> {
  harness.wrapDeps((deps) => deps);
  owner = await signUp(harness);
  await settled();
  return owner.password;
}

/** The secret of the link that an act mails to an address. */
async function mailedToken(email: string, act: () => Promise<unknown>): Promise<string> {
  harness.wrapDeps((deps) => deps);
  const before = (await inbox(harness, email)).length;
  await act();
  const [mail] = await mailsTo(harness, email, before + 1);
  await settled();
  return mail?.token ?? "";
}

/** A mail is there before its sending is written down. */
async function settled(): Promise<void> {
  await harness.cloud.qstash.idle();
  stopQueue(harness);
}

async function registered(): Promise<string> {
  const { client, email, password } = stranger();
  await client.trpc.account.register.mutate({ name: "Ada", email, password });
  return email;
}

test("every procedure has its cost stated here", () => {
  expect(Object.keys(COSTS).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
});

test.each(Object.entries(COSTS))("%s", async (_, { trips, before, call }) => {
  const id = (await before?.()) ?? "";
  const start = harness.cloud.libsql.stats.pipelines;
  await call(person.client.trpc, id);
  expect(harness.cloud.libsql.stats.pipelines - start).toBe(trips);
});
