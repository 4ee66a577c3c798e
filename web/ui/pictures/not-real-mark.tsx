/** The words for whoever looks like somebody and is nobody. */
export const NOT_REAL = "Not a real person";

/** Stands in a corner of every picture of a person who does not exist. */
export function NotRealMark({ small = false }: { small?: boolean }) {
  return (
    <span
      className={`pointer-events-none absolute top-2 right-2 rounded-full bg-[#14100e]/85 px-2.5 py-0.5 text-[#efe6da] ${small ? "text-xs" : "text-sm"}`}
    >
      {NOT_REAL}
    </span>
  );
}
