import type { ReactNode } from "react";

/** One line of a `<dl>`: what it is about, and how it is. */
export function Stat({ what, children }: { what: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-hairline border-b py-3">
      <dt className="text-ink-soft">{what}</dt>
      <dd className="numbers">{children}</dd>
    </div>
  );
}
