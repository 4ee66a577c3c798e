/** An SQL expression for each name: every parameter an email shows is given. */
export type SqlOf<Params> = { [Name in keyof Params]-?: string };

/** SQL for a JSON object; `expressions` stand in the statement as they are. */
export function jsonObject(expressions: Readonly<Record<string, string>>): string {
  return `json_object(${Object.entries(expressions)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")})`;
}
