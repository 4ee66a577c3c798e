import { DAILY_FREE_CREDITS } from "#schema/billing/plans.ts";
import type { EmailContent } from "#schema/emails/email-params.ts";
import { BAN_REASON_LABELS } from "#schema/staff/bans.ts";

type SampleEmail = EmailContent & {
  /** Sets it apart from others of its template; "" where there is one. */
  name: string;
};

const PACK = { id: "a1b2", name: "The Private Eye" };
const FILM = { id: "a1b2", name: "A winter day in Paris" };
const ANNOUNCEMENT = {
  title: "Five new themes",
  text: "Autumn has come to the studio.\n\nThere are five more themes to choose from, each with five packs. Your models work with all of them.",
  label: "See the themes",
  path: "/categories/all",
};

/** Every mail there is, with what it might be written down with. */
export const SAMPLE_EMAILS: readonly SampleEmail[] = [
  { name: "", template: "verify-email", params: { linkId: "t1" } },
  { name: "", template: "sign-in-link", params: { linkId: "t1" } },
  { name: "", template: "register-again" },
  { name: "", template: "already-registered" },
  { name: "", template: "reset-password", params: { linkId: "l1" } },
  { name: "", template: "set-password", params: { linkId: "l1" } },
  { name: "", template: "password-changed" },
  { name: "", template: "confirm-new-email", params: { linkId: "l1" } },
  { name: "", template: "address-in-use" },
  {
    name: "",
    template: "email-change-asked",
    params: { linkId: "l1", newEmail: "a-rather-long-address.of.somebody@a-rather-long-domain.example.com" },
  },
  { name: "", template: "email-change-undone", params: { linkId: "l1" } },
  { name: "again", template: "payment-failed", params: { amount: "$19", nextTry: "2 December 2026" } },
  { name: "last", template: "payment-failed", params: { amount: "$19", nextTry: null } },
  { name: "added", template: "second-step-changed", params: { change: "An authenticator app was added" } },
  {
    name: "reset",
    template: "second-step-changed",
    params: { change: "Our staff removed your app, passkeys and recovery codes" },
  },
  { name: "", template: "google-connected" },
  {
    name: "",
    template: "deletion-requested",
    params: { linkId: "l1", day: "29 November 2026", credits: "1,240" },
  },
  { name: "", template: "deletion-undone" },
  { name: "", template: "account-deleted" },
  { name: "", template: "export-ready", params: { linkId: "l1" } },
  { name: "", template: "appeal-received", params: { userId: "a1b2" } },
  { name: "ban", template: "appeal-received", params: { userId: "a1b2", about: "ban" } },
  {
    name: "",
    template: "account-blocked",
    params: { why: BAN_REASON_LABELS.CONTENT, until: null, appeal: "a1b2" },
  },
  {
    name: "for-days",
    template: "account-blocked",
    params: { why: BAN_REASON_LABELS.ABUSE, until: "2026-12-24", appeal: "a1b2" },
  },
  { name: "review", template: "appeal-received", params: { userId: "a1b2", about: "review" } },
  { name: "", template: "review-cleared" },
  { name: "", template: "report-received" },
  { name: "", template: "takedown-received" },
  {
    name: "down",
    template: "takedown-decided",
    params: { down: "model", answer: "Thank you for telling us." },
  },
  {
    name: "picture",
    template: "takedown-decided",
    params: { down: "picture", answer: "Thank you for telling us." },
  },
  {
    name: "voice",
    template: "takedown-decided",
    params: { down: "voice", answer: "Thank you for telling us." },
  },
  {
    name: "several",
    template: "takedown-decided",
    params: { down: "several", answer: "Thank you for telling us." },
  },
  {
    name: "declined",
    template: "takedown-decided",
    params: { down: "no", answer: "The link shows a different person." },
  },
  { name: "", template: "model-taken-down", params: { name: "Me, autumn" } },
  { name: "", template: "voice-taken-down", params: { name: "Me, reading" } },
  { name: "", template: "pictures-taken-down", params: { model: null } },
  { name: "lent", template: "pictures-taken-down", params: { model: "Me, autumn" } },
  {
    name: "",
    template: "share-taken-down",
    params: { kind: "collection", why: "it shows a person who did not agree" },
  },
  {
    name: "granted",
    template: "appeal-decided",
    params: { granted: "yes", credits: "680", answer: "Thank you for writing. Two people, two accounts." },
  },
  {
    name: "unblocked",
    template: "appeal-decided",
    params: { granted: "yes", credits: "0", answer: "", about: "BAN" },
  },
  {
    name: "stays-blocked",
    template: "appeal-decided",
    params: { granted: "no", credits: "0", answer: "", about: "BAN" },
  },
  { name: "declined", template: "appeal-decided", params: { granted: "no", credits: "680", answer: "" } },
  { name: "", template: "welcome" },
  { name: "", template: "free-features" },
  { name: "", template: "training-reminder" },
  { name: "", template: "first-offer", params: {} },
  { name: "with-code", template: "first-offer", params: { code: "AUTUMN10" } },
  { name: "", template: "second-offer", params: {} },
  { name: "with-code", template: "second-offer", params: { code: "AUTUMN10" } },
  { name: "", template: "daily-credits", params: { credits: String(DAILY_FREE_CREDITS) } },
  { name: "", template: "announcement", params: ANNOUNCEMENT },
  { name: "", template: "announcement-test", params: ANNOUNCEMENT },
  { name: "approved", template: "showcase-decided", params: { approved: "yes", pack: "The Private Eye" } },
  { name: "refused", template: "showcase-decided", params: { approved: "no", pack: "The Private Eye" } },
  {
    name: "taken-off",
    template: "showcase-decided",
    params: { approved: "no longer", pack: "The Private Eye" },
  },
  { name: "", template: "training-done", params: { id: "a1b2", name: "Me, autumn" } },
  { name: "", template: "training-failed", params: { id: "a1b2", name: "Me, autumn" } },
  { name: "", template: "pack-done", params: { ...PACK, made: "20", missing: "0" } },
  { name: "in-part", template: "pack-done", params: { ...PACK, made: "1", missing: "19" } },
  { name: "", template: "pack-failed", params: { ...PACK, made: "0", missing: "20" } },
  { name: "kept", template: "training-failed", params: { id: "a1b2", name: "Me, autumn", kept: "400" } },
  { name: "kept", template: "pack-failed", params: { ...PACK, made: "0", missing: "20", kept: "140" } },
  { name: "kept", template: "pack-done", params: { ...PACK, made: "18", missing: "2", kept: "14" } },
  { name: "", template: "video-done", params: { prompt: "Slowly closer, snow falls" } },
  {
    name: "",
    template: "video-failed",
    params: { prompt: "Slowly closer, snow falls", kept: null, still: null },
  },
  {
    name: "still",
    template: "video-failed",
    params: { prompt: "Slowly closer, snow falls", kept: null, still: "1" },
  },
  {
    name: "kept",
    template: "video-failed",
    params: { prompt: "Slowly closer, snow falls", kept: "34", still: null },
  },
  { name: "", template: "video-pack-moved", params: { ...FILM, made: "5", missing: "0" } },
  { name: "in-part", template: "video-pack-moved", params: { ...FILM, made: "1", missing: "4" } },
  { name: "kept", template: "video-pack-moved", params: { ...FILM, made: "4", missing: "1", kept: "34" } },
  { name: "", template: "video-pack-done", params: FILM },
  { name: "", template: "video-pack-failed", params: { ...FILM, kept: null } },
  { name: "kept", template: "video-pack-failed", params: { ...FILM, kept: "34" } },
  { name: "near", template: "spend-alert", params: { state: "near", userId: "", usd: "500.00" } },
  { name: "reached", template: "spend-alert", params: { state: "reached", userId: "a1b2", usd: "50.00" } },
  { name: "passwords", template: "security-alert", params: { what: "wrongPasswordsOfAll" } },
  { name: "webhooks", template: "security-alert", params: { what: "refusedWebhooksOfAll" } },
  {
    name: "",
    template: "ledger-alert",
    params: { count: "1", named: "balance 0b6f2d1e-7a54-4c7e-9d1b-3a2f0c9e8d77" },
  },
];
