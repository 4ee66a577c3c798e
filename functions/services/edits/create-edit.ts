import type * as z from "zod";
import { selectSource } from "#db/queries/pictures/edit-sources.ts";
import { insertEdit, MADE_FROM } from "#db/queries/pictures/edits.ts";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { megapixels, pictureCredits } from "#schema/billing/pricing.ts";
import { MAX_PICTURE_MEGAPIXELS } from "#schema/limits.ts";
import { type Edit, MENDING_TYPES } from "#schema/operations/edits/edit.ts";
import { type EditName, OPERATIONS, PARSERS } from "#schema/operations/index.ts";
import type { createEditInput } from "#schema/pictures/edits.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { newJob } from "../jobs/submission/new-job.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireLikeness } from "../safety/require-likeness.ts";
import { requireLikenessWords } from "../safety/require-likeness-words.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey, chargeWork } from "../spend/charge-work.ts";
import { providerCost } from "../spend/provider-cost.ts";
import { orderInputs, readSources } from "./read-sources.ts";

/** Words among an operation's options; empty where it takes none. */
const textOf = (words: unknown): string => (typeof words === "string" ? words : "");

/** What kind of change an edit is; where the words decide, what they came to. */
const typeOf = ({ edit }: Edit, options: Record<string, unknown>): unknown =>
  edit === "AUTO" ? options.type : edit;

/**
 * Charges and starts an edit of the person's own pictures, in one batch: one job, which is its own subject, and the row
 * of the pictures to come. The same request key again returns the edit it started.
 */
export async function createEdit({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createEditInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, count } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const operation: Edit = OPERATIONS[input.operation];
  requireOffered(deps, operation);
  const asked = operation.options(PARSERS).parse(input.options) as Record<string, unknown>;
  if (deps.config.INFERENCE_KIND === "embedded" && operation.embeddedCan?.(asked) === false)
    throw new AppError("NEEDS_PROVIDER");
  const [prompt, unwanted] = [textOf(asked.prompt), textOf(asked.negativePrompt)];
  await requireSafeWords(ctx, { prompt, requestKey });

  const key = `edit:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const inputs = orderInputs(operation, input.inputs);
  const sources = await readSources(
    ctx,
    inputs.map(({ source }) => selectSource(deps.db, { userId, source })),
  );
  if (!sources) {
    // one may have been deleted since the same request was made
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  const pictures = sources.filter((_, at) => inputs[at]?.role === "image");
  const mask = sources.find((_, at) => inputs[at]?.role === "mask");
  const picture = pictures[0]!;
  if (mask && (mask.width !== picture.width || mask.height !== picture.height))
    throw new AppError("MASK_MISMATCH");
  const options = (operation.settle?.(asked, { picture, pictures: pictures.length }) ??
    asked) as typeof asked;
  const size = operation.outputSize(options, picture);
  if (megapixels(size.width, size.height) > MAX_PICTURE_MEGAPIXELS) throw new AppError("PICTURE_TOO_LARGE");

  const now = deps.now();
  const id = crypto.randomUUID();
  const chargeId = crypto.randomUUID();
  const kind = operation.likeness?.(options) ?? null;
  // what a picture was made of says whom a face would be put upon
  const words = [prompt, ...(kind === "FACE_SWAP" ? sources.map((source) => source.prompt) : [])];
  const mends = kind !== "FACE_SWAP" && MENDING_TYPES.some((type) => type === typeOf(operation, options));
  // a mask shows nobody
  if (sources.some(({ shows }, at) => shows !== "invented" && inputs[at]?.role !== "mask"))
    await requireLikenessWords(ctx, { words, unwanted, mends, requestKey });
  const consent = kind
    ? await requireLikeness(ctx, {
        kind,
        consent: input.consent,
        words,
        mends,
        requestKey,
        subjectId: id,
        now,
      })
    : [];
  const seed = input.seed ?? randomSeed(count);
  const job = newJob<EditName>(deps, {
    id,
    kind: "EDIT",
    operation: input.operation,
    options: options as never,
    userId,
    subjectId: id,
    inputs: inputs.map(({ role }, at) => ({ role, key: sources[at]!.key })),
    seed,
    outputs: count,
    creditsPerOutput: pictureCredits(operation, size, deps.config.INFERENCE_KIND),
    costMicroUsd: providerCost(deps, operation, { count, size }),
    chargeId,
    now,
  });
  const row = {
    id,
    prompt,
    editType: operation.edit,
    operation: input.operation,
    imageExtraOptions: options,
    width: size.width,
    height: size.height,
    seed,
    userId,
    jobId: id,
    chargeId,
    createdAt: new Date(now),
  };
  const earlier = await chargeWork(ctx, {
    userId,
    charge: { id: chargeId, key, extra: { kind: "EDIT", requestId: id } },
    jobs: [job],
    statements: [
      ...insertEdit(row, input.madeFrom ? [...inputs, { role: MADE_FROM, source: input.madeFrom }] : inputs),
      ...consent,
    ],
    findEarlier,
    now,
  });
  return { id: earlier ?? id };
}
