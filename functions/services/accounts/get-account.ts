import { findOwnAccount } from "#db/queries/accounts/own-account.ts";
import { findSecondFactors } from "#db/queries/accounts/second-factor.ts";
import { preferencesOf } from "#db/queries/emails/email-preferences.ts";
import type { AccountView } from "#schema/accounts/account.ts";
import { planView } from "../billing/plans/plan-view.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { exportView } from "../rights/request-export.ts";
import { offersPasskeys } from "./second-factor/passkey-site.ts";
import { coarseAddress } from "./sessions/coarse-address.ts";
import { deviceName } from "./sessions/device-name.ts";

/** A person's own account and the devices it is signed in on. */
export async function getAccount({ ctx }: { ctx: ActorCtx }): Promise<AccountView> {
  const { deps, actor } = ctx;
  const thisFirst = (a: { id: string }, b: { id: string }) =>
    Number(b.id === actor.sessionId) - Number(a.id === actor.sessionId);
  const [found, secondFactor] = await readAs(
    ctx,
    findOwnAccount(deps.db, { userId: actor.userId, now: deps.now() }),
    findSecondFactors(deps.db, actor),
  );
  const { own, google, devices, muted, emailProblem, lastExport, losses } = found;
  return {
    name: own.name ?? "",
    email: own.email,
    emailPreferences: preferencesOf({ allowMarketing: own.allowMarketing, muted }),
    emailProblem,
    hasPassword: Boolean(own.hasPassword),
    secondFactor,
    passkeysOffered: offersPasskeys(deps.config),
    ownPicture: Boolean(own.hasPicture),
    google,
    devices: devices.toSorted(thisFirst).map((device) => ({
      id: device.id,
      name: deviceName(device.userAgent),
      address: coarseAddress(device.ipaddress),
      firstSeen: device.createdAt,
      lastUsed: device.lastSeenAt ?? device.createdAt,
      current: device.id === actor.sessionId,
    })),
    export: lastExport && exportView(lastExport),
    losses: {
      credits: losses.credits,
      models: losses.models,
      pictures: losses.pictures,
      videos: losses.videos,
      plan: losses.subscription && planView(losses.subscription.price).name,
    },
  };
}
