import { useState } from "react";
import { STAFF_ACTS } from "#schema/staff/audit.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type ChosenFilter, NO_FILTER } from "./filter.ts";

type Props = { start: ChosenFilter; busy: boolean; onChoose: (filter: ChosenFilter) => void };

/** Who, what, on whom and when. They stay out of the address: people's addresses may be among them. */
export function AuditFilters({ start, busy, onChoose }: Props) {
  const [values, setValues] = useState(start);
  const field = (name: keyof ChosenFilter) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setValues((now) => ({ ...now, [name]: target.value })),
  });
  return (
    <form
      aria-label="Filters"
      className="grid gap-5 pt-8 sm:grid-cols-2 lg:grid-cols-5"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(values);
      }}
    >
      <SelectField label="Action" {...field("act")}>
        <option value="">Everything</option>
        {STAFF_ACTS.map((act) => (
          <option key={act} value={act}>
            {act[0]?.toUpperCase()}
            {act.slice(1)}
          </option>
        ))}
      </SelectField>
      <TextField label="By (email or ID)" autoComplete="off" maxLength={254} {...field("by")} />
      <TextField label="Person (email or ID)" autoComplete="off" maxLength={254} {...field("person")} />
      <TextField label="From" type="date" {...field("first")} />
      <TextField label="To" type="date" {...field("last")} />
      <div className="flex gap-4 sm:col-span-2 lg:col-span-5">
        <Button type="submit" look="outline" busy={busy}>
          Show
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setValues(NO_FILTER);
            onChoose(NO_FILTER);
          }}
        >
          Clear filters
        </Button>
      </div>
    </form>
  );
}
