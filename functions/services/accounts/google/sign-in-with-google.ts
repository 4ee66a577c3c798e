import { breaksUnique, constraintName } from "#db/constraint-name.ts";
import { closeConnect, findForGoogle, insertGoogleAccount, setPicture } from "#db/queries/accounts/google.ts";
import { NAME_LENGTH } from "#schema/accounts/account.ts";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { AppError } from "../../app-error.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx, Ctx } from "../../context.ts";
import { accountEmail } from "../account-email.ts";
import { domainsOf } from "../addresses/email-domain.ts";
import { mailboxFingerprints } from "../addresses/fingerprints.ts";
import { admitAddress } from "../registration/admit-address.ts";
import { refuseBanned } from "../sessions/refuse-banned.ts";

/** What Google says of a person, its ID token having been checked. */
export interface GoogleIdentity {
  subject: string;
  /** Lower case. */
  email: string;
  emailVerified: boolean;
  name: string | null;
  /** Where Google has a picture of them. */
  picture: string | null;
}

export type GoogleSignIn =
  | { userId: string; connected: false }
  /** The account that is signed in on this device gained a way in; its session goes on. */
  | { userId: string; connected: true }
  | { userId: null; refused: "ALREADY_ANOTHER_WAY" };

/**
 * Decides whom a sign-in with Google signs in.
 * A linked account is signed in. An unknown address becomes an account. An address nobody verified becomes this person's,
 * and the password a stranger may have put there is dropped. A verified address is left alone: its owner signs in as
 * before and connects Google from within. Throws AppError for the banned and for addresses Google has not verified.
 */
export async function signInWithGoogle({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: GoogleIdentity;
}): Promise<GoogleSignIn> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await decide(ctx, input);
    } catch (error) {
      // someone was faster: look again, once
      const moved =
        constraintName(error) === "moved_on" ||
        breaksUnique(error, "user.email") ||
        breaksUnique(error, "account.providerAccountId");
      if (!moved || attempt > 0) throw error;
    }
  }
}

async function decide(ctx: Ctx, identity: GoogleIdentity): Promise<GoogleSignIn> {
  const { deps, caller: actor } = ctx;
  const { subject, email } = identity;
  const now = deps.now();
  const found = await findForGoogle(deps.db, {
    subject,
    email,
    domains: domainsOf(email),
    mailboxHashes: await mailboxFingerprints(deps, email),
    ipaddress: ctx.ipaddress,
    actor,
    now,
  });
  const { linked, holder, connecting } = found;
  refuseBanned(found.placeBan ?? linked?.ban ?? null);

  if (actor && connecting) {
    if (linked && linked.id !== actor.userId) throw new AppError("GOOGLE_IN_USE");
    if (!linked) await connect({ ...ctx, actor, access: "person" }, { identity, to: connecting.email, now });
    return { userId: actor.userId, connected: true };
  }
  if (linked) {
    if (linked.image !== identity.picture)
      await commit(ctx, { statements: [setPicture({ userId: linked.id, image: identity.picture })] });
    return { userId: linked.id, connected: false };
  }
  refuseBanned(holder?.ban ?? null);
  if (found.mailboxBanned) throw new AppError("BANNED");
  if (!identity.emailVerified) throw new AppError("GOOGLE_EMAIL_UNVERIFIED");
  if (holder?.emailVerified) return { userId: null, refused: "ALREADY_ANOTHER_WAY" };

  const name = identity.name?.trim().slice(0, NAME_LENGTH) || null;
  const holderId = holder?.id ?? null;
  const admitted = await admitAddress(ctx, { holderId, name, email, terms: TERMS_VERSION, now });
  const { userId } = admitted;
  await commit(ctx, {
    statements: [
      ...admitted.statements,
      insertGoogleAccount({ id: crypto.randomUUID(), userId, subject, email }),
      setPicture({ userId, image: identity.picture }),
    ],
  });
  return { userId, connected: false };
}

/** Links a Google account to the one signed in here, whose owner has just proven to be that. */
async function connect(
  ctx: ActorCtx,
  input: { identity: GoogleIdentity; to: string; now: number },
): Promise<void> {
  const { actor } = ctx;
  const { identity, to, now } = input;
  await commit(ctx, {
    statements: [
      ...closeConnect(actor, now),
      insertGoogleAccount({
        id: crypto.randomUUID(),
        userId: actor.userId,
        subject: identity.subject,
        // unproven it is not worth showing, and a reset takes the account for a stranger's
        email: identity.emailVerified ? identity.email : null,
      }),
      setPicture({ userId: actor.userId, image: identity.picture }),
    ],
    emails: [accountEmail(ctx.deps, { id: crypto.randomUUID(), to, template: "google-connected", now })],
    errors: { still_busy: "CONFLICT" },
  });
}
