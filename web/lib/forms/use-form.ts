import { type FormEvent, useRef, useState } from "react";
import { FALLBACK_MESSAGE } from "#schema/fallback-message.ts";

/** What a form needs of a zod schema, so that a public page holds no zod. */
interface Rules<Input> {
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
  /** Rejects with what the server refused it with. */
  send: (input: Input) => Promise<unknown>;
}

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
}: Options<Values, Input>) {
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Problems>({});
  const [message, setMessage] = useState<string | null>(null);
  const [state, setState] = useState<State>("filling");
  const busy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy.current) return;
    busy.current = true;
    try {
      const typed = input ? input(values) : values;
      const known = typeof rules === "function" ? await rules() : rules;
      const checked = known?.safeParse(typed) ?? { success: true as const, data: typed as Input };
      const found = { ...check?.(values), ...(checked.success ? {} : byField(checked.error.issues)) };
      if (!checked.success || Object.keys(found).length > 0) return tell(form, found, null);
      tell(form, {}, null);
      setState("sending");
      await send(checked.data);
      setState("sent");
    } catch (error) {
      setState("filling");
      const { fields, words } = await explain(error);
      tell(form, fields, Object.keys(fields).length === 0 ? words : null);
    } finally {
      busy.current = false;
    }
  }

  function tell(form: HTMLFormElement, found: Problems, words: string | null): void {
    setProblems(found);
    setMessage(words);
    const wrong = Array.from(form.elements).find(
      (field) => field instanceof HTMLElement && found[field.getAttribute("name") ?? ""] !== undefined,
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  function set<Name extends keyof Values>(name: Name, value: Values[Name]): void {
    setValues((before) => ({ ...before, [name]: value }));
  }

  return {
    values,
    set,
    /** Empties the fields and what was said of them. */
    reset() {
      setValues(start);
      setProblems({});
      setMessage(null);
    },
    problems,
    message,
    isBusy: state === "sending",
    isSent: state === "sent",
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
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
  try {
    const { fieldsOf, messageOf } = await import("../api/remote-error.ts");
    return { fields: fieldsOf(error), words: messageOf(error) };
  } catch {
    return { fields: {}, words: FALLBACK_MESSAGE };
  }
}
