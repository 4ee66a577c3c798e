import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { newSeed, type SeedChoice } from "./seed.ts";

type Props = {
  keep: boolean;
  seed: string;
  error: string | null;
  onChange: (input: SeedChoice) => void;
};

const OPTIONS = [
  { value: "new", label: "New each time" },
  { value: "keep", label: "Keep" },
] as const;

export function SeedField({ keep, seed, error, onChange }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <ChoiceField
        legend="Seed"
        hint="The same prompt, settings and seed give the same pictures again."
        options={OPTIONS}
        value={keep ? "keep" : "new"}
        onChange={(choice) => onChange({ keepSeed: choice === "keep", seed: seed || newSeed() })}
      />
      {keep && (
        <TextField
          label="Number"
          name="seed"
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          error={error}
          onChange={(event) => onChange({ keepSeed: true, seed: event.target.value })}
        />
      )}
    </div>
  );
}
