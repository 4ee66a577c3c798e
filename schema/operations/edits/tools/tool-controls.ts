import type * as z from "zod";
import type { Zod } from "../../operation.ts";
import { optionalWords, requiredWords } from "../../words.ts";

/** What somebody can set before a tool starts: one of a few, or words of their own. */
export type ToolControl =
  | { kind: "choice"; label: string; options: Readonly<Record<string, string>> }
  | { kind: "words"; label: string; hint: string; optional: boolean };
export type ToolControls = Readonly<Record<string, ToolControl>>;

/** What was set, by the controls' names. */
export type ToolChoices<Controls extends ToolControls> = {
  [Name in keyof Controls]: Controls[Name] extends { options: infer Options }
    ? keyof Options & string
    : string;
};

/** One of these, by the value that is kept and what people read; the first is set to begin with. */
export const choice = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
) => ({ kind: "choice", label, options }) as const;

export const words = (label: string, hint: string) =>
  ({ kind: "words", label, hint, optional: false }) as const;

/** The same where nothing needs to be said. */
export const details = (hint: string) =>
  ({ kind: "words", label: "Details, if you like", hint, optional: true }) as const;

/** As the last sentence of an instruction; nothing where nothing was said. */
export const told = (words: string) => (words ? ` In particular: ${words.replace(/[.\s]+$/, "")}.` : "");

/** The rules of a zod object for these controls. */
export function controlRules(zod: Zod, controls: ToolControls): Record<string, z.ZodType> {
  const rule = (control: ToolControl): z.ZodType => {
    if (control.kind === "words") return (control.optional ? optionalWords : requiredWords)(zod);
    const values = Object.keys(control.options) as [string, ...string[]];
    return zod.enum(values, { error: `${control.label}: choose one.` }).default(values[0]);
  };
  return Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, rule(control)]));
}
