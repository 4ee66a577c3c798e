/** Structured log lines: ids, codes and durations, never personal data. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export function createLog(base: LogFields): Log {
  const line = (fields: LogFields) => withoutAddresses(JSON.stringify(fields));
  return {
    info: (event, fields) => console.info(line({ event, ...base, ...fields })),
    error: (event, error, fields) =>
      console.error(line({ event, ...base, ...fields, error: describe(error) })),
  };
}

/** A vendor's message, or a browser's, may quote someone's e-mail address. */
function withoutAddresses(text: string): string {
  return text.replace(/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, "[e-mail]");
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause ? ` < ${describe(error.cause)}` : "";
  // a failed query carries its values after this word: they may be personal
  const message = error.message.split("\nparams:")[0];
  return `${error.name}: ${message}${cause}\n${(error.stack ?? "")
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .slice(0, 5)
    .join("\n")}`;
}
