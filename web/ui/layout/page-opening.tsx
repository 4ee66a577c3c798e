import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

type Props = {
  crumbs: readonly { name: string; path: string }[];
  title: string;
  lead: ReactNode;
  /** The ways on from here. */
  children?: ReactNode;
};

/** How a page over a part of the catalogue begins. */
export function PageOpening({ crumbs, title, lead, children }: Props) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className="grid items-end gap-x-16 gap-y-6 pt-8 pb-10 sm:pt-12 sm:pb-14 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h1 className="text-display">{title}</h1>
          <div className="mt-5 max-w-xl text-ink-soft text-xl leading-snug">{lead}</div>
        </div>
        {children && <div className="flex flex-wrap items-center gap-x-7 gap-y-4">{children}</div>}
      </header>
    </>
  );
}
