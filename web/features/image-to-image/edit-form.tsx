import { PROMPT_LENGTH } from "#schema/limits.ts";
import type { Engine } from "#schema/operations/operation.ts";
import { BackgroundField } from "#web/features/shared/background/background-field.tsx";
import { LikenessConsent } from "#web/features/shared/edits/likeness-consent.tsx";
import { SourcePictures } from "#web/features/shared/source-picture/source-pictures.tsx";
import { UploadsKept } from "#web/features/shared/source-picture/uploads-kept.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { EditBar } from "./edit-bar.tsx";
import { ChangeField } from "./fields/change-field.tsx";
import { Settings } from "./fields/settings.tsx";
import { OfferNotice } from "./offer-notice.tsx";
import type { useEditForm } from "./use-edit-form.ts";

type Props = { form: ReturnType<typeof useEditForm>; engine: Engine };

/** Pictures, what is to be done to them, and the button with its price. */
export function EditForm({ form, engine }: Props) {
  const { values, plan, problems, set, change } = form;
  const { min, max } = plan.pictures;
  const wordless = !plan.change.example;
  return (
    <form {...form.props} className="flex flex-col gap-6">
      <SourcePictures
        legend={max > 1 ? "Pictures, in order" : "Picture"}
        pictures={values.pictures}
        onChange={(pictures) => set("pictures", pictures)}
        max={Math.max(max, values.pictures.length)}
        error={
          values.pictures.length > max
            ? `This change takes ${max === 1 ? "one picture" : `${max} pictures`}. Remove the others.`
            : values.pictures.length < min || plan.isTooLarge
              ? (problems.image ?? null)
              : null
        }
      />
      <ChangeField plan={plan} engine={engine} onChange={(name) => set("change", name)} />
      {!plan.isOffered && <OfferNotice engine={engine} onChange={(name) => set("change", name)} />}
      {plan.asks.includes("background") && (
        <BackgroundField
          value={values.background}
          error={problems.background ?? null}
          onChange={(background) => set("background", background)}
        />
      )}
      {plan.asks.includes("words") && (
        <TextArea
          {...form.text("prompt")}
          label={
            plan.asks.includes("background")
              ? "Which background?"
              : wordless
                ? "Words, if you like"
                : "What should change?"
          }
          rows={3}
          placeholder={plan.change.example}
          maxLength={PROMPT_LENGTH.max}
        />
      )}
      <Settings draft={values} plan={plan} seedError={problems.seed ?? null} onChange={change} />
      {plan.likeness && plan.isOffered && (
        <LikenessConsent
          kind={plan.likeness}
          checked={values.consent}
          onChange={(consent) => set("consent", consent)}
          error={values.consent ? null : (problems.consent ?? null)}
        />
      )}
      <EditBar plan={plan} message={form.message} isBusy={form.isBusy} />
      <UploadsKept />
    </form>
  );
}
