import type { Engine } from "#schema/operations/operation.ts";
import { EDIT_NAMES_SHOWN, EDIT_OF_TYPE } from "#web/features/shared/edits/edit-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { type Change, findChange, OTHER_CHANGES, WORD_CHANGES } from "../changes.ts";
import { type EditPlan, isChangeOffered } from "../plan-edit.ts";

type Props = { plan: EditPlan; engine: Engine; onChange: (name: string) => void };

/** The kind of change. What the connected engine does not offer stands there, but cannot be chosen. */
export function ChangeField({ plan, engine, onChange }: Props) {
  const { change, chosenType } = plan;
  const other = chosenType && findChange(EDIT_OF_TYPE[chosenType]);
  return (
    <div>
      <SelectField
        label="Kind of change"
        hint={change.hint}
        value={change.name}
        onChange={(event) => onChange(event.target.value)}
      >
        <Group label="In your words" changes={WORD_CHANGES} engine={engine} />
        <Group label="Other" changes={OTHER_CHANGES} engine={engine} />
      </SelectField>
      <p role="status" className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm empty:hidden">
        {chosenType && (
          <>
            <span>
              Reads as: <strong className="font-medium">{EDIT_NAMES_SHOWN[EDIT_OF_TYPE[chosenType]]}</strong>
            </span>
            {other && (
              <Button look="quiet" size="small" onClick={() => onChange(other.name)}>
                Choose it yourself
              </Button>
            )}
          </>
        )}
      </p>
    </div>
  );
}

type GroupProps = { label: string; changes: readonly Change[]; engine: Engine };

function Group({ label, changes, engine }: GroupProps) {
  return (
    <optgroup label={label}>
      {changes.map(({ name }) => {
        const offered = isChangeOffered(name, engine);
        return (
          <option key={name} value={name} disabled={!offered}>
            {EDIT_NAMES_SHOWN[name]}
            {offered ? "" : " (needs a provider)"}
          </option>
        );
      })}
    </optgroup>
  );
}
