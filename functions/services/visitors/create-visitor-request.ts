import type * as z from "zod";
import { requireActive } from "#db/queries/packs/pack-orders.ts";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { insertVisitorRequest } from "#db/queries/visitors/visitor-requests.ts";
import { requireAddressNotBanned, requireVisitorNotPaused } from "#db/queries/visitors/visitor-strikes.ts";
import { pictureCredits } from "#schema/billing/pricing.ts";
import type { ErrorCode } from "#schema/errors/errors.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { Operation } from "#schema/operations/operation.ts";
import { HOUSE_ACCOUNT, VISITOR_RESULT_MS } from "#schema/visitors/visitor-rules.ts";
import { isToolOffered } from "#schema/visitors/visitor-tools.ts";
import type { createVisitorRequestInput } from "#schema/visitors/visitors.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { PROVIDER_GRACE_MS } from "../media/provider/provider-url.ts";
import { randomSeed } from "../random-seed.ts";
import { sha256 } from "../security/signing.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { requireVisitorsWords } from "./require-visitors-words.ts";
import { visitorHere } from "./visitor-browser.ts";
import { readVisitorBudget, requireVisitorsOpen } from "./visitor-budget.ts";
import { readPhotoCode } from "./visitor-photo.ts";

/** What the house account's troubles mean to a visitor. */
const TOLD: Partial<Record<ErrorCode, ErrorCode>> = {
  INSUFFICIENT_CREDITS: "VISITORS_EMPTY",
  ACCOUNT_CEILING: "VISITORS_EMPTY",
  DEPLOYMENT_CEILING: "VISITORS_EMPTY",
  // staff stopped it
  NOT_SIGNED_IN: "VISITORS_CLOSED",
  NOT_FOUND: "VISITOR_PHOTO_GONE",
};

/**
 * Begins one picture for somebody without an account, paid by the house account, in one batch. The same request key again
 * returns what it began.
 */
export async function createVisitorRequest({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: z.output<typeof createVisitorRequestInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { tool, choices, requestKey } = input;
  requireVisitorsOpen(deps);
  if (!isToolOffered(tool, deps.config.INFERENCE_KIND)) throw new AppError("NOT_OFFERED");
  const visitor = await visitorHere(ctx);
  await countVisit(ctx, visitor.browserHash);
  await requireVisitorsWords(ctx, { visitor, tool, choices, requestKey });
  const photo =
    tool.takesPhoto && input.photo ? await readPhotoCode(deps, visitor.browserHash, input.photo) : null;
  await readVisitorBudget(deps);

  const operation: Operation = OPERATIONS[tool.operation];
  const { options, size } = tool.settle(choices, photo);
  const now = deps.now();
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  // the ledger is for ever, so nothing of the browser stands in it
  const key = `visitor:${await sha256(`${visitor.browserHash} ${requestKey}`)}`;
  const job = newJob(deps, {
    id,
    kind: "VISITOR",
    operation: tool.operation,
    options: options as never,
    userId: HOUSE_ACCOUNT,
    subjectId: id,
    inputs: photo ? [{ role: "image", key: photo.key }] : [],
    seed: randomSeed(1),
    outputs: 1,
    creditsPerOutput: pictureCredits(operation, size, deps.config.INFERENCE_KIND),
    costMicroUsd: providerCost(deps, operation, { count: 1, size }),
    chargeId,
    now,
  });
  const row = {
    id,
    ...visitor,
    tool: tool.slug,
    permission: photo?.permission ?? null,
    ...size,
    createdAt: new Date(now),
    expiresAt: new Date(now + VISITOR_RESULT_MS),
  };
  const neededUntil = now + operation.deadlineMs + PROVIDER_GRACE_MS;
  try {
    const earlier = await chargeWork(
      { deps },
      {
        userId: HOUSE_ACCOUNT,
        charge: { id: chargeId, key, extra: { kind: "VISITOR", requestId: id } },
        jobs: [job],
        statements: [
          ...insertVisitorRequest({ row, photo: photo && { key: photo.key, neededUntil } }),
          requireVisitorNotPaused({ ...visitor, now }),
          requireAddressNotBanned(ctx.ipaddress),
          requireActive(HOUSE_ACCOUNT),
        ],
        findEarlier: () => findRequestByCharge(deps.db, chargeKey(HOUSE_ACCOUNT, key)),
        now,
      },
    );
    return { id: earlier ?? id };
  } catch (error) {
    const told = error instanceof AppError ? TOLD[error.code] : undefined;
    throw told ? new AppError(told, {}, error) : error;
  }
}

/** Everybody's share comes last, so that who is refused takes nothing of it; the address counts whatever becomes of the cookie. */
async function countVisit(ctx: Ctx, browserHash: string): Promise<void> {
  await countUse(
    ctx,
    [
      ["visitorRequestByBrowser", browserHash],
      ["visitorRequestByAddress", ctx.ipaddress],
    ],
    "VISITOR_LIMIT",
  );
  await countUse(ctx, [["visitorRequestsOfAll", "all"]], "VISITORS_BUSY");
}
