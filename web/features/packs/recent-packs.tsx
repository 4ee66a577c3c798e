import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** The latest packs as a line of links. */
export function RecentPacks() {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.packs.list.queryOptions({ limit: 20 }));
  const packs = data?.items.slice(0, 6) ?? [];
  if (packs.length === 0) return null;
  return (
    <nav aria-label="Recent packs" className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <span className="text-ink-soft">Packs</span>
      {packs.map((pack) => (
        <Link key={pack.id} to={`/packs/${pack.id}`} className="link">
          {pack.name}
        </Link>
      ))}
    </nav>
  );
}
