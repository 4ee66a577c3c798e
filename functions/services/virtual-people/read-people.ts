import {
  listOwnPhotos,
  listPeople as listQuery,
  type PersonItemRow,
} from "#db/queries/models/virtual-people.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import { TRAIN_MIN_PHOTOS } from "#schema/operations/train-model.ts";
import type { Page } from "#schema/pages.ts";
import type {
  OwnPhoto,
  PersonDetail,
  PersonItem,
  PersonStage,
} from "#schema/virtual-people/virtual-people.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";
import { findOwn } from "./find-own.ts";

const media = (key: string | null) => key && `/media/${key}`;

/** One's own virtual people, newest first. */
export async function listPeople({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; limit: number };
}): Promise<Page<PersonItem>> {
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, listQuery(ctx.deps.db, { userId, before, limit: input.limit }));
  return toPage(rows, input.limit, itemView);
}

export async function getPerson({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<PersonDetail> {
  const { person, pictures } = await findOwn(ctx, input.id);
  const { look, style, words, faceId, trainingId, trainingStatus, keptCredits } = person;
  const views = pictures.flatMap(({ view, ...picture }) =>
    view !== null && picture.faceId === faceId ? [{ view, ...pictureView(picture) }] : [],
  );
  return {
    ...itemView(person),
    ...{ look, style, words, faceId, keptCredits },
    faces: pictures.filter(({ view }) => view === null).map(pictureView),
    views: [...new Map(views.filter(isShown).map((one) => [one.view, one])).values()],
    training:
      trainingId === null || trainingStatus === null
        ? null
        : {
            id: trainingId,
            status: trainingStatus,
            failure: person.trainingFailure as JobFailureCode | null,
          },
  };

  /** A view that failed gives way to an older one that is there. */
  function isShown({ view, status }: (typeof views)[number]): boolean {
    return status !== "FAILED" || !views.some((other) => other.view === view && other.status === "COMPLETED");
  }
}

/** What faces are compared with, in the browser. */
export async function listPhotos({ ctx }: { ctx: ActorCtx }): Promise<OwnPhoto[]> {
  const [rows] = await readAs(ctx, listOwnPhotos(ctx.deps.db, ctx.actor.userId));
  return rows.map(({ key }) => ({ key, url: `/media/${key}` }));
}

function pictureView(picture: {
  id: string;
  key: string | null;
  status: PersonDetail["faces"][number]["status"];
  failure: string | null;
}) {
  const { id, key, status } = picture;
  const failure = status === "FAILED" ? (picture.failure as JobFailureCode | null) : null;
  return { id, url: media(key), status, failure };
}

function itemView(row: PersonItemRow): PersonItem {
  const { id, name, genderOrCategory, age, isAtWork, cover, createdAt } = row;
  return {
    id,
    name,
    genderOrCategory,
    age,
    stage: stageOf(row),
    isAtWork,
    coverUrl: media(cover),
    createdAt,
  };
}

function stageOf({ faceId, viewCount, trainingStatus }: PersonItemRow): PersonStage {
  if (trainingStatus === "COMPLETED") return "READY";
  if (faceId === null) return "FACES";
  return viewCount + 1 < TRAIN_MIN_PHOTOS ? "VIEWS" : "TRAINING";
}
