import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { FACE_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import type { GenderOrCategory } from "#schema/trainings/training.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { codeOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { forgetChosenPack } from "#web/lib/catalogue/chosen-pack.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { useChosenPack } from "../detail/use-chosen-pack.ts";
import { readDraft, writeDraft } from "./draft.ts";
import { FaceConsent } from "./face-consent.tsx";
import { PersonCards } from "./person-cards.tsx";
import type { PhotoSet } from "./photo-set.ts";
import { PhotosSection } from "./photos-section.tsx";
import { TrainButtons } from "./train-buttons.tsx";
import { checkTraining } from "./training-problems.ts";
import { type Details, useTrain } from "./use-train.ts";
import { WeakSetDialog } from "./weak-set-dialog.tsx";

type Props = {
  /** The photo desk. */
  photos: ReactNode;
  set: PhotoSet;
  onStarted: (id: string) => void;
  /** The form's own address, to come back to after paying. */
  here: string;
};

type Order = NonNullable<Details["order"]>;

export function NewTrainingForm({ photos, set, onStarted, here }: Props) {
  const trpc = useTRPC();
  const credits = useCredits();
  const [draft, setDraft] = useState(readDraft);
  const [person, setPerson] = useState<GenderOrCategory | null>(null);
  const [faceConsent, setFaceConsent] = useState(false);
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<Details | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const { data: info } = useQuery(trpc.system.info.queryOptions());
  const { train, retry, isUploading, isStarting, failed, error } = useTrain(set, (id, { order }) => {
    writeDraft(null);
    if (order) forgetChosenPack();
    onStarted(id);
  });
  const chosen = useChosenPack();
  useEffect(() => writeDraft(draft), [draft]);

  const isBusy = isUploading || isStarting;
  const short = credits !== undefined && credits < TRAINING_CREDITS;
  const fits = chosen !== null && (person === null || packAllows(chosen.pack, person));
  // without the credits for both, the pack waits until there are some; a private one until it is agreed to
  const waits = chosen !== null && isPrivate(chosen.theme.slug, chosen.pack.slug);
  const ordered = fits && !waits && (credits ?? 0) >= TRAINING_CREDITS + PACK_CREDITS ? chosen : null;
  const { details, problems } = checkTraining(
    { ...draft, genderOrCategory: person, faceConsent: faceConsent ? FACE_CONSENT_VERSION : undefined },
    set,
    info?.minPhotos ?? 1,
  );
  // said after the first try, and only for as long as it is so
  const errors = tried && !isBusy ? problems : {};

  function submit(order: Order | null) {
    if (retry) return retry();
    if (isBusy || short) return;
    setTried(true);
    if (!details) {
      requestAnimationFrame(() => {
        const first = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid]");
        (first ?? summary.current)?.focus();
      });
      return;
    }
    const whole = { ...details, order: order ?? undefined };
    if (set.weak) setAsked(whole);
    else train(whole);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(ordered && { themeSlug: ordered.theme.slug, packSlug: ordered.pack.slug });
      }}
      className="grid gap-x-16 gap-y-12 pt-10 lg:grid-cols-[1fr_22rem]"
    >
      <PhotosSection>{photos}</PhotosSection>
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
        <PersonCards value={person} onChange={setPerson} error={errors.genderOrCategory} />
        <FaceConsent
          checked={faceConsent}
          onChange={setFaceConsent}
          error={errors.faceConsent}
          engine={info?.inference ?? null}
        />
        <CheckField checked={draft.keepPhotos} onChange={(keepPhotos) => setDraft({ ...draft, keepPhotos })}>
          Keep my photos. Otherwise they are deleted {RETENTION_DAYS.selfies} days after training.
        </CheckField>
        {info?.inference === "embedded" && (
          <Notice>
            <strong className="font-medium">Preview mode.</strong> You get a new background and light. Pose
            and clothes stay the same as in your photos.
          </Notice>
        )}
        {chosen && !fits && (
          <Notice>
            {chosen.pack.name} is not made for everyone. You can choose another pack afterwards.
          </Notice>
        )}
        {chosen && fits && waits && (
          <Notice>
            {chosen.pack.name} is made in a second step. Once your model is ready, you confirm who it shows.
          </Notice>
        )}
        <div ref={summary} tabIndex={-1} aria-live="polite" className="-outline-offset-2! empty:hidden">
          {errors.uploadIds && <Notice className="text-safelight">{errors.uploadIds}</Notice>}
          {failed.length > 0 && (
            <Notice className="text-safelight">
              {failed.join(", ")} could not be uploaded. Nothing was charged. Try again, or remove{" "}
              {failed.length === 1 ? "it" : "them"}.
            </Notice>
          )}
          {error && !(short && codeOf(error) === "INSUFFICIENT_CREDITS") && (
            <Notice className="text-safelight">{messageOf(error)}</Notice>
          )}
        </div>
        {retry ? (
          <Button size="large" className="w-full" onClick={retry}>
            Try again
          </Button>
        ) : short ? (
          <NotEnough
            price={TRAINING_CREDITS + (fits && !waits ? PACK_CREDITS : 0)}
            credits={credits}
            kept="Your photos are saved."
            returnTo={here}
          />
        ) : (
          <TrainButtons
            pack={ordered?.pack ?? null}
            busy={
              isUploading ? `Uploading ${Math.round(set.share * 100)}%` : isStarting ? "Starting..." : null
            }
            onTrainOnly={() => submit(null)}
          />
        )}
      </div>
      {set.weak && (
        <WeakSetDialog
          open={asked !== null}
          set={set.weak}
          onClose={() => setAsked(null)}
          onTrain={() => {
            setAsked(null);
            if (asked) train(asked);
          }}
        />
      )}
    </form>
  );
}
