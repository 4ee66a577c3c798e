import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { FALLBACK_MESSAGE } from "#schema/fallback-message.ts";
import { enteredBefore } from "./entered-before.ts";

/** What a form needs of a zod schema, so that a public page holds no zod. */
export interface Rules<Input> {
  safeParse(
    typed: unknown,
  ):
    | { success: true; data: Input }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

type Problems = Readonly<Record<string, string>>;

interface Options<Values, Input> {
  start: Values;
  /** Where they are fetched first: null means they cannot be had, and the server checks alone. */
  rules: Rules<Input> | (() => Promise<Rules<Input> | null>);
  /** What is wrong beside the rules, by field. */
  check?: (values: Values) => Problems;
  /** What is checked and sent, where it is more than what was typed. */
  input?: (values: Values) => unknown;
  /** Rejects with what the server refused it with, or a `FormRefusal`. */
  send: (input: Input) => Promise<unknown>;
  /** Told what was refused, by the rules or the server. */
  onRefused?: (message: string) => void;
}

/** Why a form was refused, in words for a person. */
export class FormRefusal extends Error {}

type State = "filling" | "sending" | "sent";

/**
 * One form: what is typed, what is wrong with it by the rules and then by the server, the first wrong field in focus, and
 * whether it is on its way. `message` is what the server says of the whole.
 */
export function useForm<Values extends object, Input>({
  start,
  rules,
  check,
  input,
  send,
  onRefused,
}: Options<Values, Input>) {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [state, setState] = useState<State>("filling");
  const attempt = useRef<AbortController>(null);
  const ref = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the app renders over what it found
  useLayoutEffect(() => {
    const entered = Object.entries(ref.current ? enteredBefore(ref.current) : {});
    // a box that is not ticked has no entry
    for (const [name, value] of entered) set(name as keyof Values, (value === "on" || value) as never);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (attempt.current) return;
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    try {
      const typed = input ? input(values) : values;
      const known = typeof rules === "function" ? await rules() : rules;
      if (signal.aborted) return;
      const checked = known?.safeParse(typed) ?? { success: true as const, data: typed as Input };
      const found = { ...check?.(values), ...(checked.success ? {} : byField(checked.error.issues)) };
      if (!checked.success || Object.keys(found).length > 0) return tell(form, found, null);
      tell(form, {}, null);
      setState("sending");
      await send(checked.data);
      if (!signal.aborted) setState("sent");
    } catch (error) {
      const { fields, words } = await explain(error);
      if (signal.aborted) return;
      setState("filling");
      tell(form, fields, Object.keys(fields).length === 0 ? words : null);
    } finally {
      if (!signal.aborted) attempt.current = null;
    }
  }

  function tell(form: HTMLFormElement, found: Problems, words: string | null): void {
    setProblems(found);
    setMessage(words);
    const wrong = Array.from(form.elements).find(
      (field) => field instanceof HTMLElement && found[field.getAttribute("name") ?? ""] !== undefined,
    );
    if (wrong instanceof HTMLElement) wrong.focus();
    const refusal = words ?? Object.values(found)[0];
    if (refusal) onRefused?.(refusal);
  }

  function set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
  }

  return {
    values,
    set,
    /** Empties the fields and what was said of them; what is under way counts no more. */
    reset() {
      attempt.current?.abort();
      attempt.current = null;
      setState("filling");
      setValues(start);
      setProblems({});
      setMessage(null);
    },
    problems,
    message,
    isBusy: state === "sending",
    isSent: state === "sent",
    /** Goes onto the form element. */
    props: { ref, noValidate: true, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
    /** Ties a text field to its value. */
    text: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: String(values[name]),
      error: problems[name],
      onChange: ({ target }: { target: { value: string } }) => set(name, target.value as Values[Name]),
    }),
    /** Ties a box to tick to its value. */
    tick: <Name extends keyof Values & string>(name: Name) => ({
      name,
      checked: Boolean(values[name]),
      error: problems[name],
      onChange: (checked: boolean) => set(name, checked as Values[Name]),
    }),
  };
}

/** The first thing wrong with each field. */
function byField(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Problems {
  const found: Record<string, string> = {};
  for (const { path, message } of issues) found[String(path[0])] ??= message;
  return found;
}

/** The words for a failure are fetched with the first one. */
async function explain(error: unknown): Promise<{ fields: Problems; words: string }> {
  if (error instanceof FormRefusal) return { fields: {}, words: error.message };
  try {
    const { fieldsOf, messageOf } = await import("../api/remote-error.ts");
    return { fields: fieldsOf(error), words: messageOf(error) };
  } catch {
    return { fields: {}, words: FALLBACK_MESSAGE };
  }
}
