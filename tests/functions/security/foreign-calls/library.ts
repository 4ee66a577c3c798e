import { LIKENESS_CONSENT_VERSION, PUBLIC_MODEL_VERSION } from "#schema/accounts/consent.ts";
import { SHOWCASE_CONSENT_VERSION } from "#schema/catalogue/showcases.ts";
import { PASSWORD } from "#tests/support/accounts/people.ts";
import { SOME_ORDER, SOME_TRAINING } from "#tests/support/jobs/people/model-owner.ts";
import { byId, byIds, type Call, key, madeHere } from "./call.ts";

const PICTURES = { prompt: "me on a beach", count: 1, aspect: "square", seed: null };

/** What somebody brought, trained, ordered, kept and shares. */
export const LIBRARY_CALLS: readonly Call[] = [
  ...byId("session", "account.signOutDevice"),
  ...byId("passkey", "account.removePasskey", { proof: { currentPassword: PASSWORD } }),
  ["billing.purchaseStatus", ({ checkout }) => ({ checkoutId: checkout })],

  ...byId("upload", "uploads.delete"),
  ...byId("upload", "uploads.decide", { anyway: true, samePerson: null }),
  ...byId("arriving", "uploads.mediaUpload uploads.finishMedia uploads.cancelMedia"),
  ...byId("clip", "uploads.deleteMedia", { kind: "VIDEO" }),
  ...byId("recording", "uploads.deleteMedia", { kind: "AUDIO" }),

  ...byId("training", "trainings.get trainings.withdraw trainings.delete"),
  ...byId("training", "trainings.rename", { name: "Another" }),
  ...byId("training", "trainings.publish", { declaration: PUBLIC_MODEL_VERSION }),
  ["trainings.retry", ({ training }) => ({ id: training, ...key() })],
  ["trainings.start", ({ upload }) => ({ uploadIds: [upload], ...SOME_TRAINING, ...key() })],
  ["trainings.setSamples", ({ training }, { picture }) => ({ id: training, generationIds: [picture] })],
  ["trainings.setSamples", ({ picture }, { training }) => ({ id: training, generationIds: [picture] })],
  ["packs.generate", ({ training }) => ({ trainingId: training, ...SOME_ORDER, ...key() })],
  ...byId("pack", "packs.get packs.delete"),

  ["generations.list", ({ training }) => ({ trainingId: training })],
  ["generations.list", ({ pack }) => ({ packId: pack })],
  ["generations.search", ({ training }) => ({ trainingId: training, words: "portrait" })],
  ["generations.search", ({ pack }) => ({ packId: pack, words: "portrait" })],
  ["generations.create", ({ training }) => ({ trainingId: training, ...PICTURES, ...key() })],
  [
    "generations.create",
    ({ upload }) => ({
      ...{ trainingId: null, face: { uploadedImageId: upload }, consent: LIKENESS_CONSENT_VERSION },
      ...{ ...PICTURES, ...key() },
    }),
  ],
  ...byId("picture", "generations.get"),
  ...byId("picture", "generations.favorite", { favorite: true }),
  ...byIds("picture", "generations.favoriteMany", { favorite: true }),
  ...byIds("picture", "generations.delete generations.undoDelete trash.restore trash.deleteNow"),
  [
    "showcases.offer",
    ({ picture }) => ({ ...madeHere(), pictureId: picture, consent: SHOWCASE_CONSENT_VERSION }),
  ],
  ...byId("showcase", "showcases.withdraw"),

  ...byId("collection", "collections.get collections.delete"),
  ...byId("collection", "collections.rename", { name: "Ours" }),
  ["collections.create", ({ picture }) => ({ ...madeHere(), name: "Mine", ids: [picture] })],
  ...["collections.add", "collections.remove", "collections.arrange"].flatMap((path): Call[] => [
    [path, ({ collection }, { picture }) => ({ id: collection, ids: [picture] })],
    [path, ({ picture }, { collection }) => ({ id: collection, ids: [picture] })],
  ]),
  ...(["picture", "collection"] as const).flatMap((kind): Call[] => [
    ["shares.list", (theirs) => ({ subject: { kind, id: theirs[kind] } })],
    ["shares.create", (theirs) => ({ ...madeHere(), subject: { kind, id: theirs[kind] }, days: 7 })],
  ]),
  ...byId("link", "shares.revoke"),
];
