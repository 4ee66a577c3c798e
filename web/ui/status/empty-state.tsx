import type { ReactNode } from "react";

type Props = { title: string; children?: ReactNode; action?: ReactNode };

/** In place of a list that has nothing in it: what would be here, and the way to it. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="rounded-frame border border-hairline px-6 py-12 text-center">
      <p className="text-balance font-display text-heading">{title}</p>
      {children && <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
