import { useId } from "react";
import { chooseScheme, SCHEME_NAMES, SCHEMES, useScheme } from "#web/lib/color-scheme.ts";

/** Light, dark, or as the system has it: kept on this device. */
export function SchemeSwitch() {
  const chosen = useScheme();
  const name = useId();
  return (
    <fieldset className="flex items-center gap-4">
      <legend className="sr-only">Appearance</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme} className="word-choice">
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={scheme === chosen}
            onChange={() => chooseScheme(scheme)}
          />
          {SCHEME_NAMES[scheme]}
        </label>
      ))}
    </fieldset>
  );
}
