import type { ComponentProps } from "react";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { type GeneratorDraft, NO_MODEL } from "../draft.ts";
import { AspectField } from "./aspect-field.tsx";
import { ModelField } from "./model-field.tsx";
import { SeedField } from "./seed-field.tsx";
import { StrengthField } from "./strength-field.tsx";

const COUNTS = Array.from({ length: PICTURE_COUNT.max }, (_, index) => {
  const value = String(index + PICTURE_COUNT.min);
  return { value, label: value };
});

type Props = Pick<ComponentProps<typeof ModelField>, "ready" | "withoutModel"> & {
  draft: GeneratorDraft;
  model: string;
  /** The engine of this machine: words choose light, place and finish only. */
  embedded: boolean;
  seedError: string | null;
  onChange: (input: Partial<GeneratorDraft>) => void;
};

/** Everything of a request that is not its words. */
export function SettingsPanel({ ready, withoutModel, draft, model, embedded, seedError, onChange }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <ModelField
        ready={ready}
        value={model}
        onChange={(next) => onChange({ model: next })}
        withoutModel={withoutModel}
      />
      <AspectField value={draft.aspect} onChange={(aspect) => onChange({ aspect })} />
      <ChoiceField
        legend="How many"
        options={COUNTS}
        value={String(draft.count)}
        onChange={(value) => onChange({ count: Number(value) })}
      />
      <details open={seedError !== null || undefined} className="group">
        <summary className="link w-fit">Seed and likeness</summary>
        <div className="mt-4 flex flex-col gap-5">
          <SeedField keep={draft.keepSeed} seed={draft.seed} error={seedError} onChange={onChange} />
          {model !== NO_MODEL && (
            <StrengthField
              value={draft.strength}
              onChange={(strength) => onChange({ strength })}
              disabled={embedded}
            />
          )}
        </div>
      </details>
      {embedded && (
        <Notice>
          <strong className="font-medium">Preview mode.</strong> Your prompt sets the place, the light and the
          finish, such as an oil painting. Pose and clothes stay the same as in your photos.
        </Notice>
      )}
    </div>
  );
}
