import { PHOTO_FINISHES, type PhotoFinish } from "#schema/operations/edits/by-words/finish.ts";
import { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { AspectField } from "#web/features/shared/picture-settings/aspect-field.tsx";
import { SeedField } from "#web/features/shared/picture-settings/seed-field.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import type { EditDraft } from "../draft.ts";
import type { EditPlan } from "../plan-edit.ts";
import { VariationField } from "./variation-field.tsx";

const FACTORS = UPSCALE_FACTORS.map((value) => ({ value, label: `${value} times a side` }));

type Props = {
  draft: EditDraft;
  plan: EditPlan;
  seedError: string | null;
  onChange: (input: Partial<EditDraft>) => void;
};

/** What a change can be told beside its words, as far as it knows it. */
export function Settings({ draft, plan, seedError, onChange }: Props) {
  const { asks } = plan;
  const counts = Array.from({ length: plan.maxCount }, (_, at) => ({
    value: `${at + 1}`,
    label: `${at + 1}`,
  }));
  return (
    <>
      {asks.includes("strength") && (
        <VariationField value={draft.strength} onChange={(strength) => onChange({ strength })} />
      )}
      {asks.includes("factor") && (
        <ChoiceField
          legend="How much larger"
          options={FACTORS}
          value={draft.factor}
          onChange={(factor) => onChange({ factor })}
        />
      )}
      {asks.includes("finish") && (
        <SelectField
          label="Finish"
          value={draft.finish}
          onChange={(event) => onChange({ finish: event.target.value as PhotoFinish })}
        >
          {PHOTO_FINISHES.map((finish) => (
            <option key={finish} value={finish}>
              {finish[0]!.toUpperCase() + finish.slice(1)}
            </option>
          ))}
        </SelectField>
      )}
      {asks.includes("aspect") && (
        <AspectField keeps value={draft.aspect} onChange={(aspect) => onChange({ aspect })} />
      )}
      {plan.maxCount > 1 && (
        <ChoiceField
          legend="How many"
          options={counts}
          value={String(plan.count)}
          onChange={(value) => onChange({ count: Number(value) })}
        />
      )}
      {asks.includes("words") && (
        <details open={seedError !== null || undefined}>
          <summary className="link w-fit">Seed</summary>
          <div className="mt-4">
            <SeedField keep={draft.keepSeed} seed={draft.seed} error={seedError} onChange={onChange} />
          </div>
        </details>
      )}
    </>
  );
}
