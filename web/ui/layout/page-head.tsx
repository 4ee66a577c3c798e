import type { ReactNode } from "react";

type Props = { title: ReactNode; lead?: ReactNode; action?: ReactNode };

/** A page's title, what it is for, and the one thing most people came to do. */
export function PageHead({ title, lead, action }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 border-hairline border-b pt-10 pb-6 sm:pt-14">
      <div className="max-w-2xl">
        <h1 className="text-title">{title}</h1>
        {lead && <div className="mt-3 text-ink-soft text-lg">{lead}</div>}
      </div>
      {action}
    </div>
  );
}
