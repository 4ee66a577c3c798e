import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FACE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors.ts";
import { GENDER_OR_CATEGORY, SELFIE_RETENTION_DAYS, startTrainingInput } from "#schema/trainings/training.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { count, formatCredits } from "#web/lib/format.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { useCredits } from "#web/lib/use-credits.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";
import { readDraft, writeDraft } from "./draft.ts";
import { FaceConsent } from "./face-consent.tsx";
import { GENDER_LABEL } from "./training-labels.ts";
import { WeakSetDialog } from "./weak-set-dialog.tsx";

type Props = {
  /** The upload control with its photos. */
  photos: ReactNode;
  uploadIds: readonly string[];
  /** Those of them that the person has seen checked. */
  checkedIds: readonly string[];
  /** What has to be done to the photos first, in words. */
  blocker: string | null;
  /** Set when the photos promise little, and training with them is asked about. */
  weakSet: { photos: string; text: string } | null;
  /** Photos still on their way. */
  unfinished: number;
  /** Photos laid out to be uploaded, but still on this device only. */
  unsent: number;
  onStarted: (id: string) => void;
  /** The form's own address, to come back to after paying. */
  here: string;
};

const OPTIONS = GENDER_OR_CATEGORY.map((value) => ({ value, label: GENDER_LABEL[value] }));

export function NewTrainingForm({
  photos,
  uploadIds,
  checkedIds,
  blocker,
  weakSet,
  unfinished,
  unsent,
  onStarted,
  here,
}: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const credits = useCredits();
  const [draft, setDraft] = useState(readDraft);
  const [consent, setConsent] = useState(false);
  const [faceConsent, setFaceConsent] = useState(false);
  const [tried, setTried] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  const { data: info } = useQuery(trpc.system.info.queryOptions());
  const start = useMutation(
    trpc.trainings.start.mutationOptions({
      // perhaps the balance is another
      onError: () => void queryClient.invalidateQueries(trpc.user.pathFilter()),
    }),
  );
  const [asked, setAsked] = useState<Parameters<typeof start.mutate>[0] | null>(null);
  const requestKey = useRequestKey(JSON.stringify([draft, uploadIds]));

  useEffect(() => writeDraft(draft), [draft]);

  const short = credits !== undefined && credits < TRAINING_CREDITS;
  const unready = unsent + unfinished;

  const input = startTrainingInput.safeParse({
    requestKey,
    name: draft.name,
    genderOrCategory: draft.gender,
    uploadIds,
    checkedIds,
    consent,
    faceConsent: faceConsent ? FACE_CONSENT_VERSION : undefined,
    keepPhotos: draft.keepPhotos,
  });
  // said after the first try, and only for as long as it is so
  const problems = problemsOf(input.error?.issues ?? [], { unsent, unfinished, faceConsent, blocker });
  const errors = tried ? problems : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (start.isPending || short) return;
    setTried(true);
    if (!input.success || Object.keys(problems).length > 0) {
      const form = event.currentTarget;
      requestAnimationFrame(() => {
        const first = form.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]");
        (first ?? summary.current)?.focus();
      });
      return;
    }
    if (weakSet) setAsked(input.data);
    else train(input.data);
  }

  function train(input: Parameters<typeof start.mutate>[0]) {
    setAsked(null);
    start.mutate(input, {
      onSuccess: ({ id }) => {
        writeDraft(null);
        void workChanged(id);
        onStarted(id);
      },
    });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[1fr_22rem]">
      <section aria-labelledby="photos-title" className="min-w-0">
        <h2 id="photos-title" className="text-heading">
          Photos of one person
        </h2>
        <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
          One face in each, fully visible and in focus, in different light. No sunglasses, no groups.
        </p>
        {photos}
        {info && uploadIds.length > 0 && uploadIds.length < info.minPhotos && (
          <Notice role="status" className="mt-5">
            {ERRORS.TOO_FEW_PHOTOS.message}
          </Notice>
        )}
      </section>

      <div className="flex flex-col gap-7 lg:sticky lg:top-24 lg:self-start">
        <TextField
          label="Model name"
          name="name"
          autoComplete="off"
          hint="Only you can see it."
          value={draft.name}
          error={errors.name}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        <ChoiceField
          legend="The person is"
          hint="Some packs are made only for women or only for men."
          options={OPTIONS}
          value={draft.gender}
          error={errors.genderOrCategory}
          onChange={(gender) => setDraft({ ...draft, gender })}
        />
        <CheckField checked={consent} onChange={setConsent} error={errors.consent}>
          The person in these photos is me, or has given me permission, and is an adult.
        </CheckField>
        <FaceConsent
          checked={faceConsent}
          onChange={setFaceConsent}
          error={errors.faceConsent}
          engine={info?.inference ?? null}
        />
        <CheckField checked={draft.keepPhotos} onChange={(keepPhotos) => setDraft({ ...draft, keepPhotos })}>
          Keep my photos. Otherwise they are deleted {SELFIE_RETENTION_DAYS} days after training.
        </CheckField>
        {info?.inference === "embedded" && (
          <Notice>
            <strong className="font-medium">Preview mode.</strong> You get a new background and light. Pose
            and clothes stay the same as in your photos.
          </Notice>
        )}
        <div ref={summary} tabIndex={-1} aria-live="polite" className="-outline-offset-2! empty:hidden">
          {errors.uploadIds && <Notice className="text-safelight">{errors.uploadIds}</Notice>}
          {start.isError && !(short && codeOf(start.error) === "INSUFFICIENT_CREDITS") && (
            <Notice className="text-safelight">{messageOf(start.error)}</Notice>
          )}
        </div>
        {short ? (
          <NotEnough
            price={TRAINING_CREDITS}
            credits={credits}
            kept="Your photos and details are saved."
            hold={
              unready > 0
                ? `${count(unready, "photo")} ${unready === 1 ? "is" : "are"} not uploaded yet. Upload first, and they will still be here after you pay.`
                : null
            }
            returnTo={here}
          />
        ) : (
          <div>
            <Button type="submit" size="large" busy={start.isPending} className="numbers w-full">
              {start.isPending ? "Starting..." : `Train for ${formatCredits(TRAINING_CREDITS)}`}
            </Button>
            <RefundLine usual="If training fails, or you cancel before it starts, your credits are refunded." />
          </div>
        )}
      </div>
      {weakSet && (
        <WeakSetDialog
          open={asked !== null}
          set={weakSet}
          onClose={() => setAsked(null)}
          onTrain={() => asked && train(asked)}
        />
      )}
    </form>
  );
}

/** What is missing or not ready, by the field it belongs to. */
function problemsOf(
  issues: readonly { path: PropertyKey[]; message: string }[],
  now: { unsent: number; unfinished: number; faceConsent: boolean; blocker: string | null },
): Record<string, string> {
  const { unsent, unfinished, faceConsent, blocker } = now;
  const found: Record<string, string> = {};
  for (const issue of issues) found[String(issue.path[0])] ??= issue.message;
  if (!faceConsent)
    found.faceConsent = "Tick this box to train. Without your consent we cannot learn the face.";
  if (unsent > 0)
    found.uploadIds = `Upload ${count(unsent, "photo")} first, or remove the ones you do not want.`;
  if (unfinished > 0) found.uploadIds = `Wait for ${count(unfinished, "photo")} to finish uploading.`;
  if (blocker !== null) found.uploadIds = blocker;
  return found;
}
