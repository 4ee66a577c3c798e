import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import type { PERSON_KINDS, VIDEO_PACK_KINDS } from "#schema/jobs.ts";
import type { ActorCtx } from "../context.ts";
import { chargeKey } from "./charge-work.ts";

/** Paid steps of work that goes through several, as the ledger calls them. */
type StepKind = (typeof PERSON_KINDS)[number] | (typeof VIDEO_PACK_KINDS)[number];

/** What a step's charge is known by, beside whose it is. */
export const stepKey = (kind: StepKind, requestKey: string) => `${kind}:${requestKey}`;

/** The pack or person whose step the same request began before; null: none did. */
export const findEarlierStep = (ctx: ActorCtx, kind: StepKind, requestKey: string) =>
  findRequestByCharge(ctx.deps.db, chargeKey(ctx.actor.userId, stepKey(kind, requestKey)));
