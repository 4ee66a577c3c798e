import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { ShowMore } from "./show-more.tsx";

type Props<Item> = {
  list: UseInfiniteQueryResult<{ pages: { items: Item[] }[] }, unknown>;
  row: (item: Item) => ReactNode;
  /** Said where there is nothing yet, and the way to a first one; `action: null` where none can be made. */
  nothing: { title: string; text: string; action: { to: string; label: string } | null };
};

/** What a person has of one kind, the newest first: models, voices, people, films. */
export function OwnList<Item>({ list, row, nothing }: Props<Item>) {
  if (!list.data) {
    return (
      <div className="pt-8">
        {list.isError ? (
          <FailedRead error={list.error} retry={() => void list.refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </div>
    );
  }
  const items = list.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <div className="max-w-xl py-14">
        <p className="font-display text-heading">{nothing.title}</p>
        <p className="mt-3 text-ink-soft text-lg">{nothing.text}</p>
        {nothing.action && (
          <Link to={nothing.action.to} className={`${buttonClass("primary", "large")} mt-8`}>
            {nothing.action.label}
          </Link>
        )}
      </div>
    );
  }
  return (
    <>
      <ul>{items.map(row)}</ul>
      <ShowMore list={list} className="mt-8" />
    </>
  );
}
