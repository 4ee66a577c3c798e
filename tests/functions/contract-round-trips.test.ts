import { beforeAll, expect, test } from "vitest";
import { requestDeletion } from "#db/queries/rights/deletion-request.ts";
import { appRouter } from "#functions/procedures/router.ts";
import { linkSecret, newLink } from "#functions/services/accounts/account-link.ts";
import { banAppealToken } from "#functions/services/accounts/ban-appeal-token.ts";
import { unsubscribeSecret } from "#functions/services/emails/unsubscribe-link.ts";
import {
  PUBLIC_MODEL_VERSION,
  TALKING_HEAD_CONSENT_VERSION,
  VOICE_CONSENT_VERSION,
} from "#schema/accounts/consent.ts";
import type { ApiClient } from "#scripts/api-client.ts";
import {
  askForEmailChange,
  register,
  registeredToken,
  resetToken,
} from "#tests/support/accounts/account-steps.ts";
import { newcomer, signedIn, withPassword } from "#tests/support/accounts/people.ts";
import { addPromotion } from "#tests/support/accounts/rewards.ts";
import { appCode } from "#tests/support/accounts/second-step.ts";
import { softPasskey } from "#tests/support/accounts/soft-passkey.ts";
import { planPrice } from "#tests/support/billing/payment-facts.ts";
import { paymentsDouble } from "#tests/support/billing/payments-double.ts";
import { deliver } from "#tests/support/billing/stripe-events.ts";
import {
  addCharge,
  editRows,
  generationRow,
  insertInto,
  jobRow,
  packRows,
  speechRows,
  trainingRow,
  unsubscribeTokenRow,
  userRow,
  videoPackRows,
  videoRows,
  virtualPersonRows,
  voiceRows,
} from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { startHarness } from "#tests/support/harness.ts";
import { SOME_ORDER, SOME_TRAINING } from "#tests/support/jobs/people/model-owner.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendPart } from "#tests/support/media/send-media.ts";
import { uploadRow } from "#tests/support/photos/uploads.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";

/** What a call may cost: round trips to the database, over HTTP, for someone signed in. */
// the rows written down for a call are not a whole account: its ledger does not add up
const harness = duringFile(startHarness, (started) => started.close());
const uuid = () => crypto.randomUUID();

const VIEWS = ["view 1", "view 2", "view 3", "view 4", "view 5"];
const INVENTED = { name: "Mara", genderOrCategory: "WOMAN", age: 34, nobodyReal: true };

let person: Awaited<ReturnType<typeof signedIn>>;
let buyer: Awaited<ReturnType<typeof signedIn>>;
/** Secrets of links that were emailed, and who may use them. */
const emailed = { reset: "", proof: "", confirm: "", undo: "", mover: {} as ApiClient };

/** Something of each kind that calls are about; what a call deletes or ends is called old. */
async function writeDown(userId: string) {
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const someone = { userId: "someone", createdAt: 1 };
  const file = (key: string) => ({ key, name: "x", size: 1, createdAt: 1 });
  const recording = {
    url: "/",
    mimeType: "audio/wav",
    duration: 12,
    hash: "x",
    audioCodec: "pcm-s16",
    made: true,
  };
  const film = {
    url: "/",
    mimeType: "video/mp4",
    duration: 1,
    hash: "x",
    width: 1,
    height: 1,
    videoCodec: "avc",
  };
  await harness.db.write([
    userRow("someone"),
    ...["upload", "old upload"].map((id) => uploadRow({ id, userId })),
    ...["training", "old training"].map((id) => trainingRow({ id, ...own })),
    trainingRow({ id: "failed training", status: "FAILED", ...own }),
    insertInto("trainingUploadImage", {
      ...{
        id: "failed-upload",
        url: "x",
        key: `uploads/${userId}/upload.jpg`,
        name: "x",
        size: 1,
        mimeType: "image/jpeg",
      },
      ...{ position: 0, trainingId: "failed training" },
    }),
    ...["pack", "old pack"].flatMap((id) => packRows({ id, trainingId: "training", ...own })),
    ...["picture", "old picture"].map((id) => generationRow({ id, ...own })),
    ...["packed", "packed too"].map((id) =>
      generationRow({ id, ...own, trainingId: "training", promptPackId: "mobster/the-don" }),
    ),
    ...Object.entries({ showcase: "picture", "old showcase": "packed too" }).map(([id, generationId]) =>
      insertInto("promptPackShowcaseImage", {
        ...{ id, imageUrl: "x", promptPackId: "mobster/the-don", prompt: "x", gender: "WOMAN" },
        // nobody decides on their own
        userId: id === "showcase" ? "someone" : userId,
        ...{ generationId, consentVersion: "2026-11-25", isApproved: 0, createdAt: 1 },
      }),
    ),
    ...["edit", "old edit"].flatMap((id) => editRows({ id, ...own })),
    ...["video", "old video"].flatMap((id) => videoRows({ id, ...own })),
    generationRow({ id: "still", ...own }),
    ...["film", "old film"].flatMap((id) => videoPackRows({ id, userId, trainingId: "training" })),
    ...videoPackRows({ id: "still film", userId, trainingId: "training", pictureId: "still" }),
    ...["face 1", "face 2", ...VIEWS].map((id) => generationRow({ id, ...own, isVirtual: true })),
    ...virtualPersonRows({ id: "virtual", userId, faceId: "face 1" }),
    ...virtualPersonRows({ id: "seen", userId, faceId: "face 2" }, VIEWS),
    ...["described", "old virtual"].flatMap((id) => virtualPersonRows({ id, userId })),
    ...["moving 1", "moving 2"].flatMap((id) => videoRows({ id, ...own })),
    ...videoPackRows({ id: "moved", userId, trainingId: "training", videoId: "moving 1" }),
    insertInto("videoScene", {
      ...{ id: "moved-2", videoPackId: "moved", position: 1, shot: "arrival", prompt: "x", movement: "x" },
      ...{ seconds: 5, videoGenerationId: "moving 2" },
    }),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => jobRow({ id: `job ${n}`, subjectId: `work ${n}`, ...own })),
    unsubscribeTokenRow({ token: "mail", userId }),
    ...["collection", "old collection"].map((id) =>
      insertInto("collection", { id, userId, name: "x", createdAt: 1 }),
    ),
    ...["sample", "old sample"].map((id) =>
      insertInto("uploadedAudio", { id, ...file(id), ...recording, userId }),
    ),
    ...["take 1", "take 2"].map((id) =>
      insertInto("uploadedAudio", { id, ...file(id), ...recording, made: false, hash: id, userId }),
    ),
    ...voiceRows({ id: "voice", audioId: "sample", ...own }),
    ...voiceRows({ id: "old voice", audioId: "old sample", ...own }),
    ...voiceRows({ id: "lent voice", audioId: "sample", ...own, userId: "someone", isPublic: true }),
    ...speechRows({ id: "speech", voiceId: "voice", audioId: "sample", ...own }),
    insertInto("mediaUpload", { id: "arriving", kind: "AUDIO", ...file("a"), partsId: "x", userId }),
    insertInto("uploadedVideo", { id: "old film", ...file("b"), ...film, userId }),
    insertInto("shareLink", { id: "link", userId, itemId: "picture", createdAt: 1, expires: 2 }),
    insertInto("firstProof", { userId, mailboxHash: "x", duplicate: "EMAIL", bonus: 20, createdAt: 1 }),
    insertInto("firstProof", { ...someone, mailboxHash: "y", duplicate: "EMAIL", bonus: 20 }),
    insertInto("appeal", { id: "appeal", ...someone, text: "Not a second one.", state: "RECEIVED" }),
    insertInto("shareReport", {
      ...{ ...someone, id: "report", shareId: "link", kind: "picture", subjectId: "picture" },
      ...{ reason: "OTHER", words: "x" },
    }),
    insertInto("safetyReview", { id: "review", userId: "someone", openedAt: 1 }),
    insertInto("takedownRequest", {
      ...{ id: "takedown", email: "x@example.com", seenAt: "x", words: "x", createdAt: 1, dueAt: 2 },
    }),
    userRow("unverified", { emailVerified: null }),
    insertInto("creditRequest", {
      ...{ id: "request", userId: "someone", credits: 2000, reason: "A reason.", askedBy: "someone" },
      createdAt: 1,
    }),
  ]);
  await addPromotion(harness, { createdBy: "someone", code: "TRIPS-REDEEM" });
}

/** Takes links out of the mailboxes; then the queue stands still, whose deliveries ask the database too. */
async function takeLinks() {
  const [mover, regretful] = [await withPassword(harness), await withPassword(harness)];
  emailed.mover = mover.client;
  emailed.confirm = (await askForEmailChange(harness, mover, newcomer(harness).email)).confirm;
  emailed.undo = (await askForEmailChange(harness, regretful, newcomer(harness).email)).undo;
  emailed.reset = await resetToken(harness, (await withPassword(harness)).email);
  emailed.proof = await registeredToken(harness, newcomer(harness));
  await harness.cloud.qstash.idle();
}

beforeAll(async () => {
  person = await signedIn(harness, { credits: 100_000, role: "ADMIN" });
  await writeDown(person.userId);
  await takeLinks();
  const stripe = paymentsDouble();
  const queue = { ...harness.deps().queue, publish: async () => {} };
  harness.wrapDeps((deps) => ({ ...deps, queue, payments: stripe.payments }));
  buyer = await signedIn(harness);
  const customerId = stripe.customer({ userId: buyer.userId });
  const end = new Date(Date.now() + 30 * 86_400_000);
  const { subscriptionId } = stripe.subscribe({ customerId, plan: "starter", interval: "month", end });
  stripe.change(subscriptionId, { pendingPrice: planPrice("portrait", "month") });
  for (const event of stripe.events) expect(await deliver(harness, event)).toBe(204);
});

interface Call {
  input?: unknown;
  /** Who calls, where it is not the person of this file. */
  client?: ApiClient;
}
/** A recording of which everything was sent. */
async function sentParts(): Promise<Call> {
  const bytes = wav(1);
  const { client } = person;
  const { id } = await client.trpc.uploads.beginMedia.mutate({
    kind: "AUDIO",
    name: "a",
    size: bytes.length,
  });
  await sendPart(client, { id, number: 1, bytes });
  return { input: { id } };
}

/** Its round trips, and what it is called with; what that takes is not counted. */
type Cost = readonly [trips: number, input?: object | (() => Call | Promise<Call>)];

const stranger = (input: object) => () => ({ client: newcomer(harness).client, input });
const byBuyer = (input?: object) => () => ({ client: buyer.client, input });
const RECORDED = { originalAudioId: "take 1", consentAudioId: "take 2", consent: VOICE_CONSENT_VERSION };
const HEAD = {
  ...{ quality: "MEDIUM", picture: { kind: "upload", id: "upload" } },
  ...{ audioId: "take 1", consent: TALKING_HEAD_CONSENT_VERSION },
};
const LIGHTHOUSE = { tool: "image-generation-flux", choices: { prompt: "a lighthouse" } };

const useProvider = () =>
  replaceDeps(harness, () => ({
    config: { INFERENCE_KIND: "provider" },
    queue: { publish: async () => {} },
  }));
/** The same by somebody whose photos were all compared with a face. */
const compared = (input: object) => async (): Promise<Call> => {
  useProvider();
  const photos = (await person.client.trpc.virtualPeople.photos.query()).map(({ key }) => key);
  // those begun above are as many as may be at work at once
  await harness.db.write([
    sql("UPDATE training SET status = 'FAILED' WHERE status IN ('PENDING', 'TRAINING')"),
  ]);
  for (const id of ["face 2", ...VIEWS])
    await harness.env.MEDIA.put(`outputs/${person.userId}/${id}.jpg`, "x");
  return { input: { ...input, comparison: { photos, nearest: null } } };
};
const byProvider = (input: object) => () => {
  useProvider();
  return { input };
};

/** Somebody without an account who has made a picture, where there are tools for them. */
const visited =
  (input: (id: string) => object, isOver = true) =>
  async (): Promise<Call> => {
    useProvider();
    const { client } = newcomer(harness);
    const { id } = await client.trpc.visitors.create.mutate({ requestKey: uuid(), ...LIGHTHOUSE });
    if (isOver) await harness.db.write([sql("UPDATE job SET status = 'FAILED' WHERE id = ?", id)]);
    return { client, input: input(id) };
  };
const anybody = async () => ({ client: (await signedIn(harness)).client });

/** Someone under review. */
async function paused(): Promise<Call> {
  const { userId, client } = await signedIn(harness);
  await harness.db.write([insertInto("safetyReview", { id: userId, userId, openedAt: harness.now() })]);
  return { client, input: { text: "I paint people." } };
}

/** Somebody with an app, and what the next call takes. */
const appOf = (state: "begun" | "confirmed") => async (): Promise<Call> => {
  const { client, password: currentPassword } = await withPassword(harness);
  const proof = { currentPassword };
  const { secret } = await client.trpc.account.beginApp.mutate({ proof });
  const code = appCode(secret, harness.now());
  if (state === "begun") return { client, input: { code } };
  await client.trpc.account.confirmApp.mutate({ code });
  return { client, input: { proof } };
};

/** The same with a passkey. */
const passkeyOf = (state: "asked" | "added") => async (): Promise<Call> => {
  const { client, password: currentPassword } = await withPassword(harness);
  const proof = { currentPassword };
  const device = softPasskey(harness.url);
  const question = await client.trpc.account.beginPasskey.mutate({ proof });
  const input = { answer: device.register(question), name: "Phone" };
  if (state === "asked") return { client, input };
  await client.trpc.account.addPasskey.mutate(input);
  return { client, input: { id: device.id, proof } };
};

/** Somebody whose account is to be deleted, and the secret of the emailed link. */
async function leaving() {
  const { userId, client } = await signedIn(harness);
  const { id: linkId, tokenHash, expires: dueAt } = await newLink(harness.deps(), "KEEP_ACCOUNT");
  await harness.db.write(requestDeletion({ userId, linkId, tokenHash, dueAt, now: harness.now() }));
  return { client, token: await linkSecret(harness.deps(), "KEEP_ACCOUNT", linkId) };
}
const leaver = async () => ({ client: (await leaving()).client });

/** Somebody who is banned and has the link of the email that said so. */
async function blocked(): Promise<Call> {
  const { userId } = await signedIn(harness, { banned: 1 });
  const token = await banAppealToken(harness.deps().config, userId);
  return { client: newcomer(harness).client, input: { token, requestKey: uuid(), text: "It was not me." } };
}

async function exported(): Promise<Call> {
  const { userId, client } = await signedIn(harness);
  const { id: linkId, tokenHash: token, expires } = await newLink(harness.deps(), "DOWNLOAD_EXPORT");
  const times = { createdAt: harness.now(), mailedAt: harness.now(), expires };
  await harness.db.write([insertInto("accountExport", { userId, linkId, token, parts: "[]", ...times })]);
  return { client, input: { token: await linkSecret(harness.deps(), "DOWNLOAD_EXPORT", linkId) } };
}

/** The secret in an email that can be turned off. */
const wayOut = (input: object) => async () => ({
  input: { token: await unsubscribeSecret(harness.deps(), "mail"), ...input },
});

/** Someone with a password, who says it. */
const prover = async (): Promise<Call> => {
  const { client, password: currentPassword } = await withPassword(harness);
  return { client, input: { proof: { currentPassword } } };
};
const owner = (input: object) => async () => {
  const { client, password } = await withPassword(harness);
  return { client, input: { currentPassword: password, ...input } };
};

async function registered(): Promise<Call> {
  const someone = newcomer(harness);
  await register(someone);
  return { client: newcomer(harness).client, input: { email: someone.email } };
}

const PICTURE = { kind: "picture", id: "picture" };
const PICTURES = { prompt: "me on a beach", count: 4, aspect: "square", seed: null };
const EDIT = { operation: "cut-out", inputs: { image: [{ kind: "edit", id: "edit" }] }, options: {} };
const VIDEO = {
  type: "IMAGE_TO_VIDEO",
  model: "FRAMEPACK",
  quality: "LOW",
  inputs: { image: [{ kind: "upload", id: "upload" }] },
  options: { prompt: "she smiles" },
};
const SCENES = [uuid(), uuid()] as const;
const STORYBOARD = {
  ...{ name: "A day", model: "FRAMEPACK", quality: "LOW" },
  scenes: SCENES.map((id) => ({
    id,
    shot: "arrival",
    prompt: "me in Paris",
    movement: "closer",
    seconds: 5,
  })),
};
const NEWS = { subject: "News", title: "News", text: "There is news.", action: { label: "See", path: "/x" } };
const PROMOTION = { code: "TRIPS", credits: 1, startsAt: null, endsAt: null, maxRedemptions: 1, note: "" };
const TAKEDOWN = {
  ...{ email: "shown@example.com", where: "A link.", words: "It shows me on a beach.", isMe: true },
};
const STUDIO = { plan: "studio", interval: "month" };
const PLACE = { kind: "domain", value: "trash.test" };
const BAN = { reason: "ABUSE", note: "" };
const preferences = { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: true };
const password = "a long password";

const COSTS: Readonly<Record<string, Cost>> = {
  "system.info": [0],
  "user.getCredits": [1],
  "user.role": [1],
  "user.creditHistory": [1, {}],

  "jobs.active": [1],
  "jobs.cancellation": [1, { id: "work 1" }],

  "uploads.waiting": [1],
  "uploads.list": [1, {}],
  "uploads.decide": [1, { id: "upload", anyway: true, samePerson: null }],
  "uploads.delete": [1, { id: "old upload" }],
  "uploads.beginMedia": [1, { kind: "AUDIO", name: "a", size: 10 }],
  "uploads.mediaUpload": [1, { id: "arriving" }],
  "uploads.listMedia": [1, { kind: "VIDEO" }],
  "uploads.deleteMedia": [1, { kind: "VIDEO", id: "old film" }],
  // which it is, then it goes
  "uploads.cancelMedia": [2, () => sentParts()],
  // which it is, whose turn it is, whether it was there before, that it is about to be stored, and that it is
  "uploads.finishMedia": [5, () => sentParts()],

  "voices.get": [1, { id: "voice" }],
  "voices.list": [1, {}],
  "voices.listPublic": [1, {}],
  "voices.getPublic": [1, { id: "lent voice" }],
  "voices.speeches": [1, { trainedVoiceId: "voice" }],
  "voices.change": [1, { id: "voice", name: "Mine" }],
  "voices.deleteSpeech": [1, { id: "speech" }],
  // which recordings it has, then all of it goes
  "voices.delete": [2, { id: "old voice" }],
  "voices.cancel": [2, { id: "work 6" }],

  "trainings.list": [1, {}],
  "trainings.get": [1, { id: "training" }],
  "trainings.start": [1, { requestKey: uuid(), uploadIds: ["upload"], ...SOME_TRAINING }],
  "trainings.rename": [1, { id: "training", name: "Another" }],
  // what failed, then the new attempt
  "trainings.retry": [2, { id: "failed training", requestKey: uuid() }],
  "trainings.listPublic": [1],
  "trainings.publish": [1, { id: "training", declaration: PUBLIC_MODEL_VERSION }],
  "trainings.withdraw": [1, { id: "training" }],
  // what the pictures are of, then which they are
  "trainings.setSamples": [2, { id: "training", generationIds: ["packed"] }],
  "trainings.delete": [1, { id: "old training" }],
  // one batch marks and finds the open jobs; each is ended by a batch of its own
  "trainings.cancel": [2, { id: "work 1" }],

  "packs.list": [1, {}],
  "packs.get": [1, { id: "pack" }],
  // one read says whether pack and training fit, before anything is charged
  "packs.generate": [2, { requestKey: uuid(), trainingId: "training", ...SOME_ORDER }],
  "packs.delete": [1, { id: "old pack" }],
  "packs.cancel": [2, { id: "work 2" }],

  "generations.list": [1, { favorite: true }],
  "generations.search": [1, { words: "beach" }],
  "generations.counts": [1],
  "generations.get": [1, { id: "picture" }],
  "generations.listRequests": [1, {}],
  // whose model, then the charge
  "generations.create": [2, { requestKey: uuid(), trainingId: "training", ...PICTURES }],
  "generations.cancelRequest": [2, { id: "work 3" }],
  "generations.favorite": [1, { id: "picture", favorite: true }],
  "generations.favoriteMany": [1, { ids: ["picture"], favorite: true }],
  "generations.delete": [1, { ids: ["old picture"] }],
  "generations.undoDelete": [1, { ids: ["picture"] }],

  "collections.list": [1, {}],
  "collections.get": [1, { id: "collection" }],
  "collections.create": [1, { id: uuid(), name: "Mine", ids: ["picture"] }],
  "collections.rename": [1, { id: "collection", name: "Ours" }],
  "collections.add": [1, { id: "collection", ids: ["picture"] }],
  "collections.arrange": [1, { id: "collection", ids: ["picture"] }],
  "collections.remove": [1, { id: "collection", ids: ["picture"] }],
  "collections.delete": [1, { id: "old collection" }],
  "shares.list": [1, { subject: PICTURE }],
  "shares.create": [1, { id: uuid(), subject: PICTURE, days: 7 }],
  "shares.revoke": [1, { id: "link" }],
  "trash.list": [1, {}],
  "trash.restore": [1, { ids: ["picture"] }],
  "trash.deleteNow": [1, { ids: ["old picture"] }],
  // what is there, then its end
  "trash.empty": [1],

  "edits.get": [1, { id: "edit" }],
  "edits.list": [1, {}],
  "edits.versions": [1, { kind: "edit", id: "edit" }],
  "edits.favorite": [1, { id: "edit", favorite: true }],
  "edits.delete": [1, { ids: ["old edit"] }],
  "edits.undoDelete": [1, { ids: ["edit"] }],
  "edits.create": [2, { requestKey: uuid(), ...EDIT }],
  "edits.cancel": [2, { id: "work 4" }],
  "videoPacks.create": [1, { requestKey: uuid(), mainIdea: "a day in Paris", trainingId: "training" }],
  "videoPacks.list": [1, {}],
  "videoPacks.get": [1, { id: "film" }],
  "videoPacks.save": [1, { id: "film", ...STORYBOARD }],
  // what it works on, then the charge
  "videoPacks.makeStills": [2, { requestKey: uuid(), id: "film", sceneIds: [SCENES[0]] }],
  "videoPacks.chooseStill": [1, { id: "still film", sceneId: "still film-1", generationId: "still" }],
  "videoPacks.moveScenes": [2, { requestKey: uuid(), id: "still film", sceneIds: ["still film-1"] }],
  "videoPacks.join": [2, { requestKey: uuid(), id: "moved" }],
  "videoPacks.cancel": [2, { id: "work 7" }],
  "videoPacks.delete": [1, { id: "old film" }],
  "virtualPeople.list": [1, {}],
  "virtualPeople.get": [1, { id: "virtual" }],
  "virtualPeople.photos": [1],
  "virtualPeople.rename": [1, { id: "virtual", name: "Ines" }],
  // whether it has a model that goes too, then everything it writes
  "virtualPeople.delete": [2, { id: "old virtual" }],
  "virtualPeople.cancel": [2, { id: "work 8" }],
  "videos.create": [2, { requestKey: uuid(), ...VIDEO }],
  "videos.get": [1, { id: "video" }],
  "videos.list": [1, {}],
  "videos.favorite": [1, { id: "video", favorite: true }],
  "videos.delete": [1, { ids: ["old video"] }],
  "videos.undoDelete": [1, { ids: ["video"] }],
  "videos.cancel": [2, { id: "work 5" }],

  "billing.overview": [1, byBuyer()],
  "billing.invoices": [1, byBuyer()],
  "billing.purchaseStatus": [1, byBuyer({ checkoutId: uuid() })],
  "billing.previewPlanChange": [1, byBuyer(STUDIO)],
  // one more for who has never bought anything: the customer they become is written down
  "billing.createCheckout": [1, byBuyer({ requestKey: uuid(), item: { kind: "pack", pack: "small" } })],
  "billing.openPortal": [1, byBuyer()],
  // what is written of a change comes with the provider's events
  "billing.changePlan": [1, byBuyer({ requestKey: uuid(), ...STUDIO })],
  "billing.cancel": [1, byBuyer({ requestKey: uuid() })],
  "billing.reactivate": [1, byBuyer({ requestKey: uuid() })],

  // the link is made where there is none
  "rewards.invite": [1],
  "rewards.duplicate": [1],
  "rewards.redeem": [1, { code: "TRIPS-REDEEM" }],
  "rewards.appeal": [1, { requestKey: uuid(), text: "Not a second one." }],

  "safety.requestTakedown": [1, stranger({ requestKey: uuid(), ...TAKEDOWN })],
  "safety.status": [1],
  "safety.writeMessage": [1, paused],

  "staff.reviews": [1],
  // whether it is open and whose it is, then the decision
  "staff.clearReview": [2, { id: "review" }],
  "staff.takedowns": [1],
  // what is asked and which model, then the decision
  "staff.decideTakedown": [2, { id: "takedown", decision: "DECLINED", answer: "Not that person." }],
  "staff.reports": [1],
  // what it is about and whose it is, then the decision
  "staff.decideReport": [2, { id: "report", decision: "KEPT" }],
  "staff.audit": [1, { limit: 20 }],
  "showcases.list": [1],
  // what the picture is of, then the offer
  "showcases.offer": [2, { id: uuid(), pictureId: "packed", consent: "2026-11-25" }],
  "showcases.withdraw": [1, { id: "old showcase" }],
  "staff.content": [1],
  "staff.setVisible": [1, { kind: "theme", id: "travel", visible: true }],
  "staff.setOrder": [1, { kind: "theme", ids: ["travel"] }],
  "staff.showcases": [1],
  // whose it is, then the decision
  "staff.decideShowcase": [2, { id: "showcase", decision: "REFUSED" }],
  "staff.overview": [1, { days: 30 }],
  // what is seen, then that it was
  "staff.people": [2, { search: "a" }],
  "staff.person": [2, { id: "someone" }],
  // what is written down first, then the pictures
  "staff.viewPictures": [2, { id: "someone", requestKey: uuid(), reason: "A reason." }],
  // whose address it is, then the ban
  "staff.banPerson": [2, { id: "someone", requestKey: uuid(), ...BAN }],
  "staff.unbanPerson": [1, { id: "someone", requestKey: uuid() }],
  "staff.moveCredits": [1, { id: "someone", requestKey: uuid(), reason: "A reason.", credits: 1 }],
  "staff.creditRequests": [1],
  // what it is and whose, then the decision
  "staff.decideCredits": [2, { id: "request", decision: "REFUSED" }],
  // whose address it is, then the link
  "staff.resendVerification": [2, { id: "unverified", requestKey: uuid(), reason: "A reason." }],
  "staff.endSessions": [1, { id: "someone", requestKey: uuid(), reason: "A reason." }],
  "staff.setRole": [1, { id: "someone", requestKey: uuid(), reason: "A reason.", role: "USER" }],
  // whom to write to, then what it changes
  "staff.resetSecondFactor": [2, { id: "someone", requestKey: uuid(), reason: "A reason." }],
  "staff.bannedPlaces": [1],
  "staff.banPlace": [1, { requestKey: uuid(), ...PLACE, ...BAN }],
  "staff.unbanPlace": [1, { requestKey: uuid(), ...PLACE }],
  "staff.appeals": [1],
  // whose it is and what they lost, then the decision
  "staff.decideAppeal": [2, { id: "appeal", granted: true }],
  "staff.promotions": [1],
  "staff.createPromotion": [1, { requestKey: uuid(), onlyNew: false, ...PROMOTION }],
  "staff.confirmPromotion": [
    1,
    async () => {
      const code = { createdBy: "someone", code: "TRIPS-LARGE", waits: true };
      return { input: { id: await addPromotion(harness, code) } };
    },
  ],
  "staff.endPromotion": [
    1,
    async () => ({ input: { id: await addPromotion(harness, { createdBy: "someone", code: "TRIPS-END" }) } }),
  ],

  "email.preferences": [1, wayOut({})],
  "email.setPreferencesByToken": [1, wayOut({ preferences })],
  "email.unsubscribe": [1, wayOut({})],
  "email.setPreferences": [1, { preferences }],
  "email.resume": [1],
  "email.announcements": [1],
  "email.previewAnnouncement": [1, { requestKey: uuid(), ...NEWS }],
  // to whom, then the email
  "email.testAnnouncement": [2, { requestKey: uuid(), ...NEWS }],
  "email.announce": [1, { requestKey: uuid(), ...NEWS }],

  "account.get": [1],
  "account.consents": [1, {}],
  "account.views": [1],
  "account.appealBan": [1, blocked],
  "account.rename": [1, { name: "Ada" }],
  "account.removePicture": [2],
  "account.askPasskeyToSignIn": [1],
  "account.askPasskeyToProve": [2],
  // who that is, then what it changes
  "account.beginApp": [2, prover],
  "account.confirmApp": [2, appOf("begun")],
  "account.removeApp": [2, appOf("confirmed")],
  "account.renewRecoveryCodes": [2, appOf("confirmed")],
  "account.beginPasskey": [2, prover],
  "account.addPasskey": [2, passkeyOf("asked")],
  "account.removePasskey": [2, passkeyOf("added")],
  "account.requestExport": [2],
  "account.exportContents": [1, exported],
  "account.requestDeletion": [2, async () => ({ ...(await anybody()), input: {} })],
  "account.closing": [1, leaver],
  "account.undoDeletion": [2, leaver],
  "account.undoDeletionByLink": [2, async () => stranger({ token: (await leaving()).token })()],
  "account.signOutDevice": [1, { id: "none" }],
  "account.signOutOthers": [1],
  "account.signOutEverywhere": [1, anybody],
  "account.disconnectGoogle": [1, async () => ({ client: (await withPassword(harness)).client })],
  // who that is, then what it changes
  "account.changePassword": [2, owner({ password })],
  "account.requestEmailChange": [2, owner({ email: "trips@example.com" })],
  "account.beginConnectGoogle": [2, owner({})],
  // whose link it is, then what it does
  "account.confirmEmailChange": [2, () => ({ client: emailed.mover, input: { token: emailed.confirm } })],
  "account.undoEmailChange": [2, () => stranger({ token: emailed.undo })()],
  "account.requestPasswordReset": [2, registered],
  "account.resetPassword": [2, () => stranger({ token: emailed.reset, password })()],
  // who may register and whether the address is known; then everything it writes
  "account.register": [2, stranger({ name: "Ada", email: "registered@example.com", password })],
  "account.requestSignInLink": [2, stranger({ email: "asked@example.com" })],
  // and whether people compete for the address
  "account.resendVerification": [2, registered],
  "account.verifyEmail": [2, () => stranger({ token: emailed.proof, password })()],

  // last: from here on the engine is the provider's
  "visitors.state": [1, visited(() => ({}))],
  "visitors.list": [1, visited(() => ({ tool: LIGHTHOUSE.tool }))],
  // and the work's end, with what was paid for it
  "visitors.cancel": [2, visited((id) => ({ id }), false)],
  "visitors.delete": [1, visited((id) => ({ id }))],
  // what is left of the day's budget, then everything it writes
  "visitors.create": [2, visited(() => ({ requestKey: uuid(), ...LIGHTHOUSE }))],
  // whose voice it is, then everything it writes
  "videos.createTalkingHead": [2, byProvider({ requestKey: uuid(), ...HEAD })],
  "voices.speak": [2, byProvider({ requestKey: uuid(), trainedVoiceId: "voice", text: "Good morning." })],
  "voices.create": [2, byProvider({ requestKey: uuid(), name: "Mine", ...RECORDED })],
  // whether the same request began one before, then everything it writes
  "virtualPeople.create": [2, byProvider({ requestKey: uuid(), ...INVENTED })],
  // whose person it is, then everything it writes
  "virtualPeople.makeFaces": [2, byProvider({ requestKey: uuid(), id: "described" })],
  "virtualPeople.chooseFace": [1, compared({ id: "virtual", generationId: "face 1" })],
  "virtualPeople.makeViews": [2, byProvider({ requestKey: uuid(), id: "virtual", views: ["smiling"] })],
  "virtualPeople.train": [2, compared({ requestKey: uuid(), id: "seen" })],
};

const TYPES = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: "query" | "mutation" } }
>;

test("every procedure has its cost stated here", () => {
  expect(Object.keys(COSTS).sort()).toEqual(Object.keys(TYPES).sort());
});

type Procedure = Record<"query" | "mutate", (input: unknown) => Promise<unknown>>;

test.each(Object.entries(COSTS))("%s", async (path, [trips, prepare]) => {
  const { client = person.client, input } =
    typeof prepare === "function" ? await prepare() : { input: prepare };
  const [router = "", name = ""] = path.split(".");
  const routers = client.trpc as unknown as Record<string, Record<string, Procedure>>;
  const before = harness.cloud.libsql.stats.pipelines;
  await routers[router]![name]![TYPES[path]!._def.type === "query" ? "query" : "mutate"](input);
  expect(harness.cloud.libsql.stats.pipelines - before).toBe(trips);
});
