import type { ReactNode } from "react";
import { PlusIcon } from "./icons.tsx";

type Props = { summary: ReactNode; children: ReactNode };

/** An answer below its question. The browser's own search finds it although it is closed. */
export function Disclosure({ summary, children }: Props) {
  return (
    <details className="disclosure">
      <summary>
        <span className="min-w-0 grow font-medium">{summary}</span>
        <span className="disclosure-sign">
          <PlusIcon />
        </span>
      </summary>
      <div className="pt-1 pb-6 text-ink-soft">{children}</div>
    </details>
  );
}
