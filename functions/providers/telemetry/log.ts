/** Structured log lines: ids, codes and durations, never personal data. */
export interface Log {
  info(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
}
export type LogFields = Record<string, string | number | boolean | null | undefined>;

export function createLog(base: LogFields): Log {
  return {
    info: (event, fields) => console.info(JSON.stringify({ event, ...base, ...fields })),
    error: (event, error, fields) =>
      console.error(JSON.stringify({ event, ...base, ...fields, error: describe(error) })),
  };
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
