import { beforeAll, beforeEach, expect, test } from "vitest";
import { requestDeletion } from "#db/queries/rights/deletion-request.ts";
import { appRouter } from "#functions/procedures/router.ts";
import { linkSecret, newLink } from "#functions/services/accounts/account-link.ts";
import { unsubscribeSecret } from "#functions/services/emails/unsubscribe-link.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import { mailedToken, register, registeredToken, resetToken } from "#tests/support/account-steps.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { startHarness } from "#tests/support/harness.ts";
import { addPromotion, makeStaff } from "#tests/support/invited.ts";
import { planPrice } from "#tests/support/payment-facts.ts";
import { paymentsDouble } from "#tests/support/payments-double.ts";
import { insertPerson, newcomer, photo } from "#tests/support/people.ts";
import { restoreDeps } from "#tests/support/replace-deps.ts";
import {
  addCharge,
  editRows,
  generationRow,
  insertInto,
  jobRow,
  packRows,
  trainingRow,
  unsubscribeTokenRow,
} from "#tests/support/rows.ts";
import { signedIn, stopQueue } from "#tests/support/signed-in.ts";
import { sql } from "#tests/support/sql.ts";
import { deliver } from "#tests/support/stripe-events.ts";
import { SOME_PACK } from "#tests/support/trained-person.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** What a call may cost: round trips to the database, over HTTP, for someone signed in. */
// the rows written down for a call are not a whole account: its ledger does not add up
const harness = duringFile(startHarness, (started) => started.close());
// deliveries of the queue ask the database too
beforeEach(() => stopQueue(harness));
let person: Awaited<ReturnType<typeof signedIn>>;
let userId: string;
let chargeId: string;
beforeAll(async () => {
  person = await signedIn(harness, { credits: 100_000 });
  ({ userId } = person);
  chargeId = await addCharge(harness.db, userId);
});

interface Call {
  input?: unknown;
  /** Who calls, where it is not the person of this file. */
  client?: ApiClient;
}
/** Its round trips, and what it is called with; what that takes is not counted. */
type Cost = readonly [trips: number, call?: Call | (() => Promise<Call>)];

const uuid = () => crypto.randomUUID();
const stranger = () => newcomer(harness).client;

/** The call of something of the person's that has just been written down. */
async function withId(rows: (id: string) => Parameters<typeof harness.db.write>[0]) {
  const id = uuid();
  await harness.db.write(rows(id));
  return { input: { id } };
}
const training = () => withId((id) => [trainingRow({ id, userId, chargeId })]);
const picture = () => withId((id) => [generationRow({ id, userId, chargeId })]);
const edit = () => withId((id) => editRows({ id, userId, chargeId }));
/** Something with one job nobody has claimed. */
const queued = () => withId((id) => [jobRow({ id: uuid(), userId, chargeId, subjectId: id })]);
/** An account under review. */
const paused = () =>
  withId((id) => [
    sql("UPDATE safetyReview SET clearedAt = 1 WHERE userId = ? AND clearedAt IS NULL", userId),
    insertInto("safetyReview", { id, userId, openedAt: harness.now() }),
  ]);

async function pack() {
  const trainingId = (await training()).input.id;
  return withId((id) => packRows({ id, userId, chargeId, trainingId }));
}

async function editAgain() {
  const { id } = (await edit()).input;
  return {
    input: { requestKey: uuid(), operation: "cut-out", source: { kind: "edit", id }, options: {} },
  };
}

let photos = 900;
const upload = async () => (await person.client.upload("me.jpg", await photo(photos++))).id;
const uploaded = (more: object) => async () => ({ input: { id: await upload(), ...more } });
const pictures = (more: object) => async () => {
  const { id } = (await picture()).input;
  return { input: { ids: [id], ...more } };
};

async function start() {
  const input = { name: "Me", genderOrCategory: "WOMAN", uploadIds: [await upload()], consent: true };
  return { input: { requestKey: uuid(), ...input } };
}

async function withTraining(input: object) {
  const trainingId = (await training()).input.id;
  return { input: { requestKey: uuid(), trainingId, ...input } };
}

/** Someone with a plan, at a payment provider that answers at once. */
const subscriber = (input: object | undefined) => async (): Promise<Call> => {
  const stripe = paymentsDouble();
  const { queue } = harness.deps();
  harness.wrapDeps((deps) => ({ ...deps, queue, payments: stripe.payments }));
  const buyer = await signedIn(harness);
  const customerId = stripe.customer({ userId: buyer.userId });
  const end = new Date(Date.now() + 30 * 86_400_000);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  stripe.change(subscriptionId, { pendingPrice: planPrice("portrait", "month") });
  for (const event of stripe.events) expect(await deliver(harness, event)).toBe(204);
  return { client: buyer.client, input };
};

async function asStaff<T>(call: T): Promise<T> {
  await makeStaff(harness, userId);
  return call;
}
const ban = () => ({ reason: "ABUSE" as const, note: "", requestKey: uuid() });
const someone = async () => (await insertPerson(harness, { credits: 0 })).userId;
const promotion = (code: string, createdBy = userId) => addPromotion(harness, { createdBy, code });
const place = { kind: "domain", value: "trash.test" };

const leaver = async () => ({ client: (await signedIn(harness)).client });

/** Somebody whose account is to be deleted, and the secret of the mailed link. */
async function leaving() {
  const { userId, client } = await signedIn(harness);
  const link = await newLink(harness.deps(), "KEEP_ACCOUNT");
  const { id: linkId, tokenHash, expires: dueAt } = link;
  await harness.db.write(requestDeletion({ userId, linkId, tokenHash, dueAt, now: harness.now() }));
  return { client, token: await linkSecret(harness.deps(), "KEEP_ACCOUNT", linkId) };
}

async function exported() {
  const { id: linkId, tokenHash: token, expires } = await newLink(harness.deps(), "DOWNLOAD_EXPORT");
  const [createdAt, mailedAt] = [harness.now(), harness.now()];
  await harness.db.write([
    sql("DELETE FROM accountExport WHERE userId = ?", userId),
    insertInto("accountExport", { userId, linkId, token, createdAt, expires, parts: "[]", mailedAt }),
  ]);
  return { input: { token: await linkSecret(harness.deps(), "DOWNLOAD_EXPORT", linkId) } };
}

const preferences = { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: true };
/** The secret in a mail that can be turned off. */
const wayOut = (input: object) => async () => {
  const token = uuid();
  await harness.db.write([unsubscribeTokenRow({ token, userId })]);
  return { input: { token: await unsubscribeSecret(harness.deps(), token), ...input } };
};

/** Someone with a password, who says it. */
const owner = (input: () => object) => async () => {
  const { client, password } = await withPassword(harness);
  return { client, input: { currentPassword: password, ...input() } };
};

/** The secret of a link that something mails; by then its sending is written down. */
async function mailed(token: () => Promise<string>, more: object = {}) {
  restoreDeps(harness);
  const input = { token: await token(), ...more };
  await harness.cloud.qstash.idle();
  stopQueue(harness);
  return { client: stranger(), input };
}

/** The same of a change of address, mailed to the old one or the new. */
async function changing(side: "old" | "new") {
  const { client, email: old, password: currentPassword } = await withPassword(harness);
  const { email } = newcomer(harness);
  const ask = () => client.trpc.account.requestEmailChange.mutate({ email, currentPassword });
  const { input } = await mailed(() => mailedToken(harness, side === "old" ? old : email, ask));
  return { client: side === "old" ? stranger() : client, input };
}

async function registered() {
  const someone = newcomer(harness);
  await register(someone);
  return { client: stranger(), input: { email: someone.email } };
}
const reset = async () => resetToken(harness, (await withPassword(harness)).email);

const NEWS = { subject: "News", title: "News", text: "There is news.", action: { label: "See", path: "/x" } };
const PICTURES = { prompt: "me on a beach", count: 4, aspect: "square", seed: null };
const PROMOTION = { code: "TRIPS", credits: 1, startsAt: null, endsAt: null, maxRedemptions: 1, note: "" };

const COSTS: Readonly<Record<string, Cost>> = {
  "system.info": [0],
  "user.getCredits": [1],
  "user.role": [1],
  "user.creditHistory": [1, { input: {} }],

  "jobs.active": [1],
  "jobs.cancellation": [1, queued],

  "uploads.waiting": [1],
  "uploads.list": [1, { input: {} }],
  "uploads.decide": [1, uploaded({ anyway: true, samePerson: null })],
  "uploads.delete": [1, uploaded({})],

  "trainings.list": [1, { input: {} }],
  "trainings.get": [1, training],
  "trainings.start": [1, start],
  "trainings.delete": [1, training],
  // one batch marks and finds the open jobs; each is ended by a batch of its own
  "trainings.cancel": [2, queued],

  "packs.list": [1, { input: {} }],
  "packs.get": [1, pack],
  // one read says whether pack and training fit, before anything is charged
  "packs.generate": [2, () => withTraining(SOME_PACK)],
  "packs.delete": [1, pack],
  "packs.cancel": [2, queued],

  "generations.list": [1, { input: { favorite: true } }],
  "generations.counts": [1],
  "generations.get": [1, picture],
  "generations.listRequests": [1, { input: {} }],
  // whose model, then the charge
  "edits.get": [1, edit],
  "edits.create": [2, editAgain],
  "edits.cancel": [2, queued],
  "generations.create": [2, () => withTraining(PICTURES)],
  "generations.cancelRequest": [2, queued],
  "generations.favorite": [1, async () => ({ input: { ...(await picture()).input, favorite: true } })],
  "generations.favoriteMany": [1, pictures({ favorite: true })],
  "generations.delete": [1, pictures({})],
  "generations.undoDelete": [1, pictures({})],

  "billing.overview": [1, subscriber(undefined)],
  "billing.invoices": [1, subscriber(undefined)],
  "billing.purchaseStatus": [1, subscriber({ checkoutId: uuid() })],
  "billing.previewPlanChange": [1, subscriber({ plan: "studio", interval: "month" })],
  // one more for who has never bought anything: the customer they become is written down
  "billing.createCheckout": [1, subscriber({ requestKey: uuid(), item: { kind: "pack", pack: "small" } })],
  "billing.openPortal": [1, subscriber(undefined)],
  // what is written of a change comes with the provider's events
  "billing.changePlan": [1, subscriber({ requestKey: uuid(), plan: "studio", interval: "month" })],
  "billing.cancel": [1, subscriber({ requestKey: uuid() })],
  "billing.reactivate": [1, subscriber({ requestKey: uuid() })],

  // the link is made where there is none
  "rewards.invite": [1],
  "rewards.duplicate": [1],
  "rewards.redeem": [
    1,
    async () => {
      await promotion("TRIPS-REDEEM", await someone());
      return { input: { code: "TRIPS-REDEEM" } };
    },
  ],
  "rewards.appeal": [
    1,
    async () => {
      const proof = { userId, mailboxHash: "x", duplicate: "EMAIL", bonus: 20, createdAt: 1 };
      await harness.db.write([insertInto("firstProof", proof)]);
      return { input: { requestKey: uuid(), text: "Not a second one." } };
    },
  ],

  "safety.status": [1],
  "safety.writeMessage": [1, () => paused().then(() => ({ input: { text: "I paint people." } }))],

  "staff.reviews": [1, () => asStaff({})],
  // whether it is open and whose it is, then the decision
  "staff.clearReview": [2, async () => asStaff(await paused())],
  "staff.people": [1, () => asStaff({ input: { search: "a" } })],
  // what is seen, then that it was
  "staff.person": [2, () => asStaff({ input: { id: userId } })],
  "staff.banPerson": [1, async () => asStaff({ input: { id: await someone(), ...ban() } })],
  "staff.unbanPerson": [1, async () => asStaff({ input: { id: await someone(), requestKey: uuid() } })],
  "staff.bannedPlaces": [1, () => asStaff({})],
  "staff.banPlace": [1, () => asStaff({ input: { ...place, ...ban() } })],
  "staff.unbanPlace": [1, () => asStaff({ input: { ...place, requestKey: uuid() } })],
  "staff.appeals": [1, () => asStaff({})],
  // whose it is and what they lost, then the decision
  "staff.decideAppeal": [
    2,
    async () => {
      await makeStaff(harness, userId);
      const [appeal] = await person.client.trpc.staff.appeals.query();
      return { input: { id: appeal!.id, granted: true } };
    },
  ],
  "staff.promotions": [1, () => asStaff({})],
  "staff.createPromotion": [
    1,
    () => asStaff({ input: { requestKey: uuid(), onlyNew: false, ...PROMOTION } }),
  ],
  "staff.endPromotion": [1, async () => asStaff({ input: { id: await promotion("TRIPS-END") } })],

  "mail.preferences": [1, wayOut({})],
  "mail.setPreferencesByToken": [1, wayOut({ preferences })],
  "mail.unsubscribe": [1, wayOut({})],
  "mail.setPreferences": [1, { input: { preferences } }],
  "mail.resume": [1],
  "mail.announce": [1, () => asStaff({ input: { requestKey: uuid(), ...NEWS } })],

  "account.get": [1],
  "account.rename": [1, { input: { name: "Ada" } }],
  "account.requestExport": [2],
  "account.exportContents": [1, exported],
  "account.requestDeletion": [2, async () => ({ ...(await leaver()), input: {} })],
  "account.closing": [1, async () => ({ client: (await leaving()).client })],
  "account.undoDeletion": [2, async () => ({ client: (await leaving()).client })],
  "account.undoDeletionByLink": [
    2,
    async () => ({ client: stranger(), input: { token: (await leaving()).token } }),
  ],
  "account.signOutDevice": [1, { input: { id: "none" } }],
  "account.signOutOthers": [1],
  "account.signOutEverywhere": [1, leaver],
  "account.disconnectGoogle": [1, async () => ({ client: (await withPassword(harness)).client })],
  // who that is, then what it changes
  "account.changePassword": [2, owner(() => ({ password: "a long password" }))],
  "account.requestEmailChange": [2, owner(() => ({ email: newcomer(harness).email }))],
  "account.beginConnectGoogle": [2, owner(() => ({}))],
  // whose link it is, then what it does
  "account.confirmEmailChange": [2, () => changing("new")],
  "account.undoEmailChange": [2, () => changing("old")],
  "account.requestPasswordReset": [2, registered],
  "account.resetPassword": [2, () => mailed(reset, { password: "a long password" })],
  // who may register and whether the address is known; then everything it writes
  "account.register": [
    2,
    async () => {
      const { client, email, password } = newcomer(harness);
      return { client, input: { name: "Ada", email, password } };
    },
  ],
  // and whether people compete for the address
  "account.resendVerification": [2, registered],
  "account.verifyEmail": [
    2,
    () => mailed(() => registeredToken(harness, newcomer(harness)), { password: "a password of one's own" }),
  ],
};

const TYPES = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: "query" | "mutation" } }
>;

test("every procedure has its cost stated here", () => {
  expect(Object.keys(COSTS).sort()).toEqual(Object.keys(TYPES).sort());
});

test.each(Object.entries(COSTS))("%s", async (path, [trips, prepared = {}]) => {
  const { client = person.client, input } = typeof prepared === "function" ? await prepared() : prepared;
  const [router = "", name = ""] = path.split(".");
  const routers = client.trpc as unknown as Record<string, Record<string, Procedure>>;
  const before = harness.cloud.libsql.stats.pipelines;
  await routers[router]![name]![TYPES[path]!._def.type === "query" ? "query" : "mutate"](input);
  expect(harness.cloud.libsql.stats.pipelines - before).toBe(trips);
});

type Procedure = Record<"query" | "mutate", (input: unknown) => Promise<unknown>>;
