import type { ReactNode } from "react";
import { PlusIcon } from "./icons.tsx";

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Of several with one name only one is open. */
  name?: string;
  open?: boolean;
  /** The summary is a heading of this level. */
  level?: 2 | 3;
};

/** An answer below its question. Found by the browser's own search although closed. */
export function Disclosure({ summary, children, name, open, level }: Props) {
  const Words = level ? (`h${level}` as const) : "span";
  return (
    <details name={name} open={open} className="disclosure">
      <summary>
        <Words className="min-w-0 grow font-medium font-text text-base tracking-normal">{summary}</Words>
        <span className="disclosure-sign">
          <PlusIcon />
        </span>
      </summary>
      <div className="pt-1 pb-6 text-ink-soft">{children}</div>
    </details>
  );
}
