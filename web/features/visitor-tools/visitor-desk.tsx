import { useQuery } from "@tanstack/react-query";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost } from "#web/lib/api/use-read.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { LoadingDesk } from "./loading-desk.tsx";
import { NothingNow } from "./nothing-now.tsx";
import { VisitorWork } from "./visitor-work.tsx";

/** A tool that the provider does, for whoever comes by: or why it cannot be used now. */
export function VisitorDesk({ tool }: { tool: VisitorToolData }) {
  return (
    <ApiProvider>
      <Desk key={tool.slug} tool={tool} />
    </ApiProvider>
  );
}

function Desk({ tool }: { tool: VisitorToolData }) {
  const trpc = useTRPC();
  const state = useQuery(trpc.visitors.state.queryOptions());
  const made = useQuery(trpc.visitors.list.queryOptions({ tool: tool.slug }));
  if (isLost(state)) return <FailedRead error={state.error} retry={() => void state.refetch()} />;
  if (!state.data || made.isPending) return <LoadingDesk name={tool.name} />;
  const { budget, refillsAt } = state.data;
  // what was made today is shown as long as it is there
  const hasOwn = (made.data?.length ?? 0) > 0;
  if (budget !== "open" && !hasOwn) return <NothingNow tool={tool} budget={budget} refillsAt={refillsAt} />;
  return <VisitorWork tool={tool} budget={budget} refillsAt={refillsAt} />;
}
