/**
 * What was entered into a prerendered form before the app was alive, by a person or their browser: the fields that
 * differ from how they were rendered, by name. Hydration leaves them as they are, but tells nobody of them.
 */
export function enteredBefore(form: HTMLFormElement): Record<string, string> {
  const rendered = form.cloneNode(true) as HTMLFormElement;
  rendered.reset();
  const known = new FormData(rendered);
  const entered: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value !== known.get(name)) entered[name] = value;
  }
  return entered;
}
