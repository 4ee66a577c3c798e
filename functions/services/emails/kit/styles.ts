import { PALETTE } from "./palette.ts";

const { dark } = PALETTE;

/** The dark look as rules under `scope`: they stand against inline styles, hence !important. */
function darkRules(scope: string): string {
  const rules: Record<string, string> = {
    paper: `background-color:${dark.paper}!important`,
    sheet: `background-color:${dark.sheet}!important`,
    hairline: `border-color:${dark.hairline}!important`,
    ink: `color:${dark.ink}!important`,
    soft: `color:${dark["ink-soft"]}!important`,
    act: `background-color:${dark.safelight}!important;border-color:${dark.safelight}!important;color:${dark["on-safelight"]}!important`,
  };
  return Object.entries(rules)
    .map(([name, rule]) => `${scope}.${name}{${rule}}`)
    .join("");
}

/** What inline styles cannot say: narrow screens and the dark. Outlook on the web marks its dark with `data-ogsc`. */
export const STYLES = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "@media (max-width:480px){.around{padding:22px 10px 32px!important}.sheet{padding:28px 22px 14px!important}h1{font-size:26px!important}}",
  `@media (prefers-color-scheme:dark){${darkRules("")}}`,
  darkRules("[data-ogsc] "),
].join("");
