import { listRequests as query } from "#db/queries/pictures/pictures.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { WORK_STATUS_OF_JOB } from "#schema/jobs.ts";
import { BASE_MODEL_NAMES, BASE_MODELS } from "#schema/operations/base-models.ts";
import { portrait } from "#schema/operations/portrait.ts";
import type { Page } from "#schema/pages.ts";
import { aspectOf } from "#schema/pictures/aspects.ts";
import { type PicturesView, type RequestedPicture, STRENGTH } from "#schema/pictures/pictures.ts";
import { shownPrompt } from "#schema/prompts/shown-prompt.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

type Found = ReturnType<ReturnType<typeof query>["combine"]>;
type Row = Found["rows"][number];

/** One's own requests with their pictures, newest first. */
export async function listRequests({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; limit: number };
}): Promise<Page<PicturesView>> {
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [{ requests, rows }] = await readAs(ctx, query(ctx.deps.db, { userId, before, limit: input.limit }));
  const rowsOf = Map.groupBy(rows, (row) => row.jobId);
  return toPage(requests, input.limit, (request) => viewOf(request, rowsOf.get(request.id) ?? []));
}

function viewOf(request: Found["requests"][number], rows: readonly Row[]): PicturesView {
  const [first] = rows;
  return {
    id: request.id,
    prompt: shownPrompt(first?.prompt ?? ""),
    trainingId: first?.trainingId ?? null,
    trainingName: first?.trainingName ?? null,
    withModel: first?.modelId === portrait.endpoint,
    baseModel: BASE_MODEL_NAMES.find((name) => BASE_MODELS[name].endpoint === first?.modelId) ?? null,
    negativePrompt: first?.negativePrompt ?? "",
    face: first?.referenceImageOptions
      ? {
          uploadedImageId: first.uploadedImageId,
          strength: first.referenceImageOptions.strength,
          keep: first.referenceImageOptions.keep ?? "face",
        }
      : null,
    count: request.outputs,
    aspect: first ? aspectOf(first) : "square",
    seed: request.seed,
    strength: first?.modelStrength ?? STRENGTH.usual,
    status: WORK_STATUS_OF_JOB[request.status],
    failure: request.errorCode as JobFailureCode | null,
    keptCredits: request.keptCredits,
    pictures: rows.map(pictureOf),
    createdAt: request.createdAt,
  };
}

function pictureOf(row: Row): RequestedPicture {
  const { imageUrl, status } = row;
  if (imageUrl === null || status !== "COMPLETED") {
    return { status: status === "COMPLETED" ? "FAILED" : status, picture: null };
  }
  const { id, width, height, seed, favorite, isVirtual, trainingId, createdAt, position } = row;
  return {
    status,
    picture: {
      id,
      kind: "prompt",
      width,
      height,
      seed,
      favorite,
      isVirtual,
      trainingId,
      createdAt,
      imageUrl: `/media/${imageUrl}`,
      posterUrl: null,
      duration: null,
      packId: null,
      themeSlug: null,
      packSlug: null,
      number: (position ?? 0) + 1,
    },
  };
}
