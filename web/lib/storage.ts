type Kind = "localStorage" | "sessionStorage";

/** A text that this browser (`localStorage`) or this tab keeps. Where storage is refused or full, nothing is kept. */
export function keptText(kind: Kind, key: string) {
  return {
    read(): string | null {
      try {
        return globalThis[kind].getItem(key);
      } catch {
        return null;
      }
    },
    /** Null takes it away. */
    write(text: string | null): void {
      try {
        if (text === null) globalThis[kind].removeItem(key);
        else globalThis[kind].setItem(key, text);
      } catch {
        // whoever reads it does without
      }
    },
  };
}

/** The same for a value. `parse` throws, or says null, on what is not one: it is then as if nothing was kept. */
export function keptValue<Value>(kind: Kind, key: string, parse: (kept: unknown) => Value | null) {
  const text = keptText(kind, key);
  return {
    read(): Value | null {
      try {
        const kept = text.read();
        return kept === null ? null : parse(JSON.parse(kept));
      } catch {
        return null;
      }
    },
    write: (value: Value | null) => text.write(value === null ? null : JSON.stringify(value)),
  };
}

/** Takes away all that this tab keeps. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // then it kept nothing
  }
}
