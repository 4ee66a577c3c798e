import { findForSecondStep } from "#db/queries/accounts/second-factor.ts";
import { commit } from "../../commit.ts";
import type { ActorCtx, Ctx } from "../../context.ts";
import { countUse } from "../../count-use.ts";
import { readAs } from "../../read-as.ts";
import { CHALLENGE_MS, openChallenge } from "./passkey-challenge.ts";
import { passkeySite } from "./passkey-site.ts";

/** What a passkey signs to sign in. Nobody is named: the passkey says who it is of. */
export async function askToSignIn({ ctx }: { ctx: Ctx }) {
  const { deps } = ctx;
  await countUse(ctx, [["passkeyByAddress", ctx.ipaddress]]);
  const options = await question(passkeySite(deps.config).rpID);
  const subject = { purpose: "SIGN_IN", userId: null, now: deps.now() } as const;
  await commit({ deps }, { statements: [await openChallenge(options.challenge, subject)] });
  return options;
}

/** What a passkey of one's own signs before one's second step changes. */
export async function askToProve({ ctx }: { ctx: ActorCtx }) {
  const { deps, actor } = ctx;
  const { rpID } = passkeySite(deps.config);
  const [{ passkeys }] = await readAs(ctx, findForSecondStep(deps.db, actor.userId));
  const options = await question(rpID, passkeys);
  const subject = { purpose: "PROVE", userId: actor.userId, now: deps.now() } as const;
  await commit(ctx, { statements: [await openChallenge(options.challenge, subject)] });
  return options;
}

async function question(rpID: string, allowed: readonly { id: string; transports: string[] }[] = []) {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID,
    timeout: CHALLENGE_MS,
    userVerification: "required",
    allowCredentials: allowed as never,
  });
}
