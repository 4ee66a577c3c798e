import type { ReactNode } from "react";

/** Where a title stands on its hairline; also while it is not known yet. */
export const pageHeadClass =
  "flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-hairline border-b pt-10 pb-6 sm:pt-14";

type Props = { title: ReactNode; lead?: ReactNode; action?: ReactNode };

/** A page's title, what it is for, and the one thing most people came to do. */
export function PageHead({ title, lead, action }: Props) {
  return (
    <div className={pageHeadClass}>
      <div className="max-w-2xl">
        <h1 className="text-title">{title}</h1>
        {lead && <div className="mt-3 text-ink-soft text-lg">{lead}</div>}
      </div>
      {action}
    </div>
  );
}
