import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { TALKING_HEAD_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { videoCredits } from "#schema/billing/pricing.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { SAID_SECONDS } from "#schema/videos/source-lengths.ts";
import { createTalkingHeadInput, talkingHeadOf } from "#schema/videos/talking-head.ts";
import { NEEDS_PROVIDER, NOT_SOLD } from "#web/features/shared/videos/video-labels.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useFocusMarked } from "#web/lib/forms/use-focus-marked.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { readDraft, type TalkingHeadDraft, writeDraft } from "./draft.ts";

/** Keeps the rules from speaking of a missing picture in their own words: `check` says what to do. */
const NO_PICTURE = { kind: "upload", id: "none", position: 0 } as const;

/** What a draft comes to: its price, or why there is none. */
export function planTalkingHead(
  { said, quality }: Pick<TalkingHeadDraft, "said" | "quality">,
  engine: Engine,
) {
  const video = talkingHeadOf(quality);
  const reason = isOffered(video, engine) ? null : isOffered(video, "provider") ? NEEDS_PROVIDER : NOT_SOLD;
  const { min, max } = SAID_SECONDS[quality];
  const isTooLong = said !== null && (said.seconds < min || said.seconds > max);
  return {
    reason,
    perSecond: videoCredits(video, 1, engine),
    /** Null until it is known what is said, and where that does not fit. */
    credits: said && !isTooLong && !reason ? videoCredits(video, said.seconds, engine) : null,
    length: isTooLong ? `What is said may last from ${min} to ${max} seconds in this quality.` : null,
  };
}

/** The form of one talking head, sent once. */
export function useTalkingHead(engine: Engine, onStarted: () => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const create = useMutation(trpc.videos.createTalkingHead.mutationOptions());
  const [started, setStarted] = useState(0);
  const form = useForm({
    start: readDraft(),
    rules: createTalkingHeadInput,
    check: ({ pictures, said, consent, quality }) => {
      const { length } = planTalkingHead({ said, quality }, engine);
      return {
        ...(pictures.length === 0 && { picture: "Choose the picture that is to speak." }),
        ...(length && { audioId: length }),
        ...(!consent && { consent: "Tick this first, please." }),
      };
    },
    input: ({ pictures, said, quality, prompt, consent }) => ({
      requestKey,
      quality,
      prompt,
      picture: pictures[0]?.source ?? NO_PICTURE,
      audioId: said?.audioId ?? "",
      ...(consent && { consent: TALKING_HEAD_CONSENT_VERSION }),
    }),
    send: async (input: Parameters<typeof create.mutateAsync>[0]) => {
      try {
        const { id } = await create.mutateAsync(input);
        setStarted((times) => times + 1);
        void workChanged(id);
        onStarted();
      } finally {
        // perhaps the balance is another
        void queryClient.invalidateQueries(trpc.user.pathFilter());
      }
    },
  });
  // the same again after it was started is another video
  const requestKey = useRequestKey(`${JSON.stringify(form.values)} ${started}`);
  useEffect(() => writeDraft(form.values), [form.values]);
  const keepSaid = useEffectEvent(() => {
    const { said } = form.values;
    if (said?.isNew) form.set("said", { ...said, isNew: false });
  });
  useEffect(() => {
    // a video speaks with it now, so it is not deleted with another choice
    if (started > 0) keepSaid();
  }, [started]);
  useFocusMarked(form.problems);
  return { ...form, plan: planTalkingHead(form.values, engine) };
}
