import type { Overview } from "#schema/staff/overview.ts";
import { saveFile } from "#web/lib/files/save-file.ts";
import { toCsv } from "#web/lib/files/to-csv.ts";
import { formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FigureTable } from "./figure-table.tsx";

const inWords = (code: string) => code.replaceAll("_", " ").toLowerCase();

/** What the range came to, by operation and by reason. */
export function Sums({ overview }: { overview: Overview }) {
  const { operations, credits } = overview;
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <Sum
        title="Finished work, by operation"
        file="operations"
        columns={["Operation", "Completed", "Failed", "Cancelled", "Failed for"]}
        rows={operations.map(({ operation, completed, failed, cancelled, codes }) => [
          operation,
          completed,
          failed,
          cancelled,
          codes.map((row) => `${row.count} ${inWords(row.code)}`).join("; "),
        ])}
      />
      <Sum
        title="Credits, by reason"
        file="credits-by-reason"
        columns={["Reason", "Granted", "Spent"]}
        rows={credits.map(({ reason, given, taken }) => [inWords(reason), given, taken])}
      />
    </div>
  );
}

type Props = {
  title: string;
  file: string;
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

function Sum({ title, file, columns, rows }: Props) {
  const shown = rows.map((row) => row.map((cell) => (typeof cell === "number" ? formatNumber(cell) : cell)));
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 className="font-medium">{title}</h2>
        {rows.length > 0 && (
          <Button
            look="quiet"
            aria-label={`Download ${title} as CSV`}
            onClick={() =>
              saveFile(new Blob([toCsv(columns, rows)], { type: "text/csv" }), `likeness-${file}.csv`)
            }
          >
            CSV
          </Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-ink-soft">None in this range.</p>
      ) : (
        <FigureTable label={`${title}, as a table`} columns={columns} rows={shown} />
      )}
    </section>
  );
}
