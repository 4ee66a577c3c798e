import type { AppealAbout } from "../rewards/reward-rules.ts";
import type { EMAILS, EmailTemplate } from "./emails.ts";

type EndedTraining = {
  id: string;
  name: string;
  /** Credits that do not come back, where the safety check held pictures back. */
  kept?: string | null;
};
/** What became different about somebody's second step, as they are told. */
export type FactorChange =
  | "An authenticator app was added"
  | "The authenticator app was removed"
  | "A passkey was added"
  | "A passkey was removed"
  | "New recovery codes were made"
  | "Our staff removed your app, passkeys and recovery codes";
type EndedPack = EndedTraining & { made: string; missing: string };
type Offer = { code?: string | null };

/** What emails say that differs from one to the next, as words; emails that always say the same are not in it. */
interface Params {
  "email-change-asked": { newEmail: string };
  "second-step-changed": { change: FactorChange };
  "deletion-requested": { day: string; credits: string };
  "appeal-received": { userId: string; about?: "review" | "ban" };
  /** `appeal`: what lets somebody write to us who cannot sign in. */
  "account-blocked": { why: string; until: string | null; appeal: string };
  "appeal-decided": { granted: "yes" | "no"; credits: string; answer: string; about?: AppealAbout };
  "share-taken-down": { kind: "picture" | "collection"; why: string };
  "takedown-decided": { down: "model" | "picture" | "voice" | "several" | "no"; answer: string };
  "model-taken-down": { name: string };
  "voice-taken-down": { name: string };
  /** Somebody else's model that they were made with; null: pictures of their own. */
  "pictures-taken-down": { model: string | null };
  "first-offer": Offer;
  "second-offer": Offer;
  "daily-credits": { credits: string };
  announcement: { title: string; text: string; label: string; path: string };
  "announcement-test": { title: string; text: string; label: string; path: string };
  "showcase-decided": { approved: "yes" | "no" | "no longer"; pack: string };
  "training-done": EndedTraining;
  "training-failed": EndedTraining;
  "pack-done": EndedPack;
  "pack-failed": EndedPack;
  "video-done": { prompt: string };
  "video-failed": {
    prompt: string;
    kept: string | null;
    /** Set where the still it was to begin with is there. */
    still: string | null;
  };
  /** `nextTry`: null where there is none any more. */
  "payment-failed": { amount: string; nextTry: string | null };
  "video-pack-moved": EndedPack;
  "video-pack-done": { id: string; name: string };
  "video-pack-failed": EndedTraining;
  "spend-alert": { state: "near" | "reached"; userId: string; usd: string };
  "security-alert": { what: "wrongPasswordsOfAll" | "refusedWebhooksOfAll" };
  "ledger-alert": { count: string; named: string };
}

// biome-ignore lint/complexity/noBannedTypes: an email with no parameters adds none
type Nothing = {};

/** What an email is written down with: its own words, and the id of its secret link where it has one. */
export type EmailParams<T extends EmailTemplate> = T extends EmailTemplate
  ? (T extends keyof Params ? Params[T] : Nothing) &
      ((typeof EMAILS)[T] extends { link: object } ? { linkId: string } : Nothing)
  : never;

/** One email with all it needs: one without a parameter its template shows does not compile. */
export type EmailContent<Template extends EmailTemplate = EmailTemplate> = {
  [T in Template]: Nothing extends Required<EmailParams<T>>
    ? { template: T; params?: undefined }
    : { template: T; params: EmailParams<T> };
}[Template];

/** Any email's, as they are read back from where they were written down. */
export type StoredParams = Readonly<Record<string, string | null | undefined>>;
