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
  return `${error.name}: ${error.message}${cause}\n${(error.stack ?? "").split("\n").slice(1, 6).join("\n")}`;
}
