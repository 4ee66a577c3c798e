import type { Engine } from "#schema/operations/operation.ts";
import { judgeSwap } from "#web/engine/face-swap/judge-swap.ts";
import { LikenessConsent } from "#web/features/shared/edits/likeness-consent.tsx";
import { UploadsKept } from "#web/features/shared/source-picture/uploads-kept.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { FaceSlot } from "./face-slot.tsx";
import { SWAP_REFUSALS } from "./faces/swap-refusals.ts";
import { SwapBar } from "./swap-bar.tsx";
import { SwapPreview } from "./swap-preview.tsx";
import type { useSwapForm } from "./use-swap-form.ts";

const HAIR = [
  { value: "picture", label: "As in the picture" },
  { value: "face", label: "As on the photo of the face" },
] as const;

const PREVIEW =
  "The built-in engine works the lines around eyes, nose and mouth into the picture, then more of the face, brows and the eyes themselves last, and stops where the person shows. Much of the person in the picture stays, as do hair, skin, outline and smile, and a mouth with another beard.";

const CONSENT_FIRST = "Tick the box above first: photos are uploaded as soon as you choose them.";

type Props = { form: ReturnType<typeof useSwapForm>; engine: Engine };

/** Consent, without which no photo is added, both pictures, what would be swapped, and the button with its price. */
export function SwapForm({ form, engine }: Props) {
  const { values, problems, set, face, picture } = form;
  const [from, to] = [face.chosen?.face, picture.chosen?.face];
  const needsProvider = engine === "embedded" && values.hair === "face";
  const refused = from && to ? judgeSwap(from, to) : null;
  return (
    <form {...form.props} className="grid gap-x-10 gap-y-8 md:grid-cols-2">
      <div className="max-w-xl md:col-span-2">
        <LikenessConsent
          kind="FACE_SWAP"
          checked={values.consent}
          onChange={(consent) => set("consent", consent)}
          error={values.consent ? null : (problems.consent ?? null)}
        />
      </div>
      <FaceSlot
        legend="New face"
        hint="A sharp photo of the face, in light like the other picture's."
        picture={values.face}
        onChange={(next) => set("face", next)}
        faces={face}
        error={problems.face ?? null}
        takesPaste
        waitsFor={values.consent ? null : CONSENT_FIRST}
      />
      <FaceSlot
        legend="Picture it goes into"
        hint="The face in it should look the same way."
        picture={values.picture}
        onChange={(next) => set("picture", next)}
        faces={picture}
        error={problems.image ?? null}
        takesPaste={values.face !== null}
        waitsFor={values.consent ? null : CONSENT_FIRST}
      />
      <div className="flex max-w-xl flex-col gap-6 md:col-span-2">
        {from && to && values.face && values.picture && (
          <SwapPreview
            from={{ picture: values.face, face: from }}
            to={{ picture: values.picture, face: to }}
          />
        )}
        <div role="status" className="empty:hidden">
          {refused && (
            <Notice className="text-safelight">
              <strong className="font-medium">These two cannot be swapped.</strong> {SWAP_REFUSALS[refused]}
            </Notice>
          )}
        </div>
        <ChoiceField
          legend="Hair"
          options={HAIR}
          value={values.hair}
          onChange={(hair) => set("hair", hair)}
          {...(engine === "embedded" && { hint: PREVIEW })}
          error={needsProvider ? "Hair from the photo of the face needs an AI provider." : null}
        />
        <SwapBar
          engine={engine}
          picture={values.picture}
          isRefused={refused !== null || needsProvider}
          message={form.message}
          isBusy={form.isBusy}
        />
        <UploadsKept />
      </div>
    </form>
  );
}
