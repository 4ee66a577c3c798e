import type * as z from "zod";
import { listSpeeches as speechesQuery } from "#db/queries/voices/speeches.ts";
import { findPublicVoice, listPublicVoices as publicQuery } from "#db/queries/voices/usable-voices.ts";
import { findVoice, listVoices as voicesQuery } from "#db/queries/voices/voices.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { Page, pageInput } from "#schema/pages.ts";
import type { listSpeechesInput, PublicVoiceView, SpeechView, VoiceView } from "#schema/voices/voices.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

const withFailure = <T extends { failure: string | null }>(row: T) => ({
  ...row,
  failure: row.failure as JobFailureCode | null,
});

/** One's own voices, under way or made, the newest first. */
export async function listVoices({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof pageInput>;
}): Promise<Page<VoiceView>> {
  const { limit } = input;
  const listed = { userId: ctx.actor.userId, before: parseCursor(input.cursor), limit };
  const [rows] = await readAs(ctx, voicesQuery(ctx.deps.db, listed));
  return toPage(rows, limit, withFailure);
}

export async function getVoice({ ctx, input }: { ctx: ActorCtx; input: { id: string } }): Promise<VoiceView> {
  const { userId } = ctx.actor;
  const [[voice]] = await readAs(ctx, findVoice(ctx.deps.db, { userId, id: input.id }));
  if (!voice) throw new AppError("NOT_FOUND");
  return withFailure(voice);
}

const publicView = ({ id, name }: PublicVoiceView): PublicVoiceView => ({ id, name });

/** Voices of others that everybody may use, the newest first. */
export async function listPublicVoices({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof pageInput>;
}): Promise<Page<PublicVoiceView>> {
  const { limit } = input;
  const listed = { userId: ctx.actor.userId, before: parseCursor(input.cursor), limit };
  const [rows] = await readAs(ctx, publicQuery(ctx.deps.db, listed));
  return toPage(rows, limit, publicView);
}

/** A voice of somebody else, as long as they let everybody use it. */
export async function getPublicVoice({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string };
}): Promise<PublicVoiceView> {
  const { userId } = ctx.actor;
  const [[voice]] = await readAs(ctx, findPublicVoice(ctx.deps.db, { userId, id: input.id }));
  if (!voice) throw new AppError("NOT_FOUND");
  return publicView(voice);
}

/** What one had a voice say, the newest first. */
export async function listSpeeches({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof listSpeechesInput>;
}): Promise<Page<SpeechView>> {
  const { limit, trainedVoiceId } = input;
  const listed = { userId: ctx.actor.userId, trainedVoiceId, before: parseCursor(input.cursor), limit };
  const [rows] = await readAs(ctx, speechesQuery(ctx.deps.db, listed));
  return toPage(rows, limit, withFailure);
}
