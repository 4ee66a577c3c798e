/** Spreadsheets take a field that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const field = (value: string | number): string => {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as CSV (RFC 4180), the names of the columns first. */
export function toCsv(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
