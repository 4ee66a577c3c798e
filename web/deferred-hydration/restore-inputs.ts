type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers what is typed, ticked and chosen before the app is alive. `restore` puts it back where the app has
 * rendered over it, and lets the app hear of it as if it happened now.
 */
export function restoreInputs(): { restore(): void } {
  const kept = new Map<Field, string | boolean>();
  const keeping = new AbortController();
  const options = { capture: true, signal: keeping.signal };
  const keep = ({ target }: Event) => {
    if (isField(target)) kept.set(target, isTicked(target) ? target.checked : target.value);
  };
  for (const type of ["input", "change"]) window.addEventListener(type, keep, options);
  // a letter that comes once the app has rendered over the field goes behind those before it
  window.addEventListener(
    "beforeinput",
    ({ target }) => {
      const entry = isField(target) ? kept.get(target) : undefined;
      if (isField(target) && typeof entry === "string" && target.value !== entry) target.value = entry;
    },
    options,
  );

  return {
    restore() {
      keeping.abort();
      for (const [field, entry] of kept) {
        if (!field.isConnected) continue;
        if (typeof entry === "boolean") tick(field as HTMLInputElement, entry);
        else enter(field, entry);
      }
    },
  };
}

function isField(target: EventTarget | null): target is Field {
  return (
    (target instanceof HTMLInputElement && target.type !== "file") ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");
}

/** A click is what the app listens for, so the field first goes back to where it was. */
function tick(field: HTMLInputElement, checked: boolean): void {
  // a radio that another one has replaced since
  if (field.type === "radio" && !checked) return;
  field.checked = !checked;
  field.click();
}

function enter(field: Field, value: string): void {
  const [start, end] = field instanceof HTMLSelectElement ? [null, null] : selectionOf(field);
  // React compares with what it last saw in the field: it sees another value first, then the prototype's own setter
  // changes the field behind its back, so that the event is news to it
  field.value = `${value}?`;
  setterOf(field)?.call(field, value);
  if (!(field instanceof HTMLSelectElement) && start !== null) field.setSelectionRange(start, end);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function setterOf(field: Field): ((value: string) => void) | undefined {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set;
}

/** Null where a field has no selection, as those for addresses and numbers. */
function selectionOf(field: HTMLInputElement | HTMLTextAreaElement): [number | null, number | null] {
  return [field.selectionStart, field.selectionEnd];
}
