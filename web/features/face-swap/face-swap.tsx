import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { EditHistory } from "#web/features/shared/edits/edit-history.tsx";
import { EditSheet } from "#web/features/shared/edits/edit-sheet.tsx";
import { useEdits } from "#web/features/shared/edits/use-edits.ts";
import { useWantedSource } from "#web/features/shared/source-picture/use-wanted-source.ts";
import { useWorkActions } from "#web/features/shared/work/use-work-actions.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost } from "#web/lib/api/use-read.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { SwapForm } from "./swap-form.tsx";
import { useSwapForm } from "./use-swap-form.ts";

/** A face put into another picture, with what came of it below. */
export function FaceSwap() {
  const trpc = useTRPC();
  const info = useQuery(trpc.system.info.queryOptions());
  const [favorite, setFavorite] = useState(false);
  const [startedId, setStartedId] = useState<string | null>(null);
  const edits = useEdits({ favorite });
  const actions = useWorkActions("edits");
  const results = useRef<HTMLElement>(null);
  const form = useSwapForm((id) => {
    setStartedId(id);
    results.current?.scrollIntoView({ block: "nearest" });
  });
  useWantedSource((picture) => form.set("picture", picture));

  if (isLost(info)) {
    return (
      <div className="pt-10">
        <FailedRead error={info.error} retry={() => void info.refetch()} />
      </div>
    );
  }
  if (!info.data) return <Skeleton className="mt-10 h-64 w-full" />;
  const started = edits.data?.pages[0]?.items.find(({ id }) => id === startedId);
  return (
    <>
      <div className="pt-8">
        <SwapForm form={form} engine={info.data.inference} />
      </div>
      <section ref={results} aria-label="Result" className="mt-8 max-w-2xl scroll-mt-16">
        {started && <EditSheet edit={started} actions={actions} large />}
      </section>
      <EditHistory
        list={edits}
        actions={actions}
        favorite={favorite}
        onFavorite={setFavorite}
        without={started?.id ?? null}
      />
    </>
  );
}
