import { Chip } from "#web/ui/controls/chip.tsx";
import { useTokens } from "./use-tokens.ts";

const SCHEMES = [
  { key: "system", name: "As the system" },
  { key: "light", name: "Daylight" },
  { key: "dark", name: "Darkroom" },
] as const;

/** Shows the page in either scheme, whatever the system's setting is. */
export function SchemeSwitch() {
  const tokens = useTokens();
  function show(scheme: (typeof SCHEMES)[number]["key"]) {
    const { style } = document.documentElement;
    const colors = scheme === "system" ? {} : tokens?.[scheme];
    style.colorScheme = scheme === "system" ? "" : scheme;
    for (const name of Object.keys(tokens?.light ?? {})) style.removeProperty(`--color-${name}`);
    for (const [name, value] of Object.entries(colors ?? {})) style.setProperty(`--color-${name}`, value);
  }
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="mb-2 text-ink-soft text-sm">Shown in</legend>
      {SCHEMES.map(({ key, name }, index) => (
        <Chip
          key={key}
          type="radio"
          name="kit-scheme"
          defaultChecked={index === 0}
          onChange={() => show(key)}
        >
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
