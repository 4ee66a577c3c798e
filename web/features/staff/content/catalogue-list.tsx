import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { PackRow, ThemeRow } from "#schema/staff/content.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Disclosure } from "#web/ui/controls/disclosure.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AdminsOnly } from "../admins-only.tsx";

type Kind = "theme" | "pack";

/** Which themes and packs people see, and in which order. */
export function CatalogueList() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const content = useRead(trpc.staff.content.queryOptions());
  const settled = {
    onError: (error: unknown) => toast.error(messageOf(error)),
    onSettled: () => queryClient.invalidateQueries(trpc.staff.content.queryFilter()),
  };
  const show = useMutation(trpc.staff.setVisible.mutationOptions(settled));
  const order = useMutation(trpc.staff.setOrder.mutationOptions(settled));
  if (content.isError && !content.data)
    return <FailedRead error={content.error} retry={() => void content.refetch()} />;
  if (!content.data) return <Skeleton className="h-60 w-full" />;

  const busy = show.isPending || order.isPending;
  const line = (kind: Kind, row: ThemeRow | PackRow, siblings: readonly { id: string }[]) => {
    const at = siblings.findIndex(({ id }) => id === row.id);
    const move = (by: number) => {
      const ids = siblings.map(({ id }) => id);
      const [moved = ""] = ids.splice(at, 1);
      ids.splice(at + by, 0, moved);
      order.mutate({ kind, ids });
    };
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-1">
        <p className={row.isPublic ? "" : "text-ink-soft"}>
          {row.name}
          {!row.isPublic && ", hidden"}
          {"showcases" in row && row.showcases > 0 && `, ${count(row.showcases, "example")}`}
        </p>
        <AdminsOnly>
          <div className="flex gap-4">
            <Button
              look="quiet"
              disabled={busy || at === 0}
              aria-label={`Move ${row.name} up`}
              onClick={() => move(-1)}
            >
              Up
            </Button>
            <Button
              look="quiet"
              disabled={busy || at === siblings.length - 1}
              aria-label={`Move ${row.name} down`}
              onClick={() => move(1)}
            >
              Down
            </Button>
            <Button
              look="quiet"
              disabled={busy}
              aria-label={`${row.isPublic ? "Hide" : "Show"} ${row.name}`}
              onClick={() => show.mutate({ kind, id: row.id, visible: !row.isPublic })}
            >
              {row.isPublic ? "Hide" : "Show"}
            </Button>
          </div>
        </AdminsOnly>
      </div>
    );
  };

  const themes = content.data;
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-soft">
        What is hidden disappears from every page within a minute and cannot be ordered. Pictures that were
        made stay with their owners.
      </p>
      <ul className="border-hairline border-t" aria-label="Themes">
        {themes.map((theme) => (
          <li key={theme.id} className="border-hairline border-b py-2">
            {line("theme", theme, themes)}
            <Disclosure summary={`Packs of ${theme.name}`}>
              <ul className="text-ink">
                {theme.packs.map((pack) => (
                  <li key={pack.id}>{line("pack", pack, theme.packs)}</li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ul>
    </>
  );
}
