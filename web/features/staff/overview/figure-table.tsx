type Props = {
  label: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Words in the first column, numbers in the others. */
export function FigureTable({ label, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className="max-h-96 overflow-auto">
      <table className="numbers w-full text-left text-sm">
        <thead>
          <tr className="border-ink border-b">
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`py-2 font-medium ${index === 0 ? "pr-4" : "pl-4 text-right"}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others]) => (
            <tr key={first} className="border-hairline border-b align-top">
              <th scope="row" className="min-w-24 break-words py-2 pr-4 font-normal">
                {first}
              </th>
              {others.map((value, index) => (
                <td key={columns[index + 1]} className="py-2 pl-4 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
