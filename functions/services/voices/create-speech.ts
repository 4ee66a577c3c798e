import type * as z from "zod";
import { findRequestByCharge } from "#db/queries/pictures/pictures.ts";
import { insertSpeech } from "#db/queries/voices/speeches.ts";
import { findUsableVoice, requireUsableVoice } from "#db/queries/voices/usable-voices.ts";
import type { SpeakingStyle } from "#schema/operations/speaking-styles.ts";
import { speech } from "#schema/operations/speech.ts";
import type { createSpeechInput } from "#schema/voices/voices.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { readAs } from "../read-as.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { chargeKey } from "../spend/charge-work.ts";
import { beginSpeech } from "./begin-speech.ts";

/** Charges and starts typed words in a voice. The same request key again returns the words it started. */
export async function createSpeech({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof createSpeechInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey, trainedVoiceId, text } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  await requireSafeWords(ctx, { prompt: text, requestKey });
  const key = `speech:${requestKey}`;
  const findEarlier = () => findRequestByCharge(deps.db, chargeKey(userId, key));
  const [[voice]] = await readAs(ctx, findUsableVoice(deps.db, { userId, id: trainedVoiceId }));
  if (!voice) {
    const earlier = await findEarlier();
    if (earlier === null) throw new AppError("NOT_FOUND");
    return { id: earlier };
  }
  requireOffered(deps, speech);
  const now = deps.now();
  const id = crypto.randomUUID();
  return beginSpeech(ctx, {
    id,
    kind: "SPEECH",
    key,
    text,
    style: voice.style as SpeakingStyle,
    sampleKey: voice.sampleKey,
    statements: (rest) => [
      requireUsableVoice({ userId, id: trainedVoiceId }),
      insertSpeech({ id, prompt: text, trainedVoiceId, userId, createdAt: new Date(now), ...rest }),
    ],
    findEarlier,
    now,
  });
}
