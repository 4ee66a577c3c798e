import { useInfiniteQuery } from "@tanstack/react-query";
import { OwnList } from "#web/features/shared/lists/own-list.tsx";
import { OwnRow } from "#web/features/shared/lists/own-row.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { packState } from "./pack-state.ts";

const NOTHING = {
  title: "No film yet.",
  text: "Begin with an idea in one sentence. You see the storyboard and its price before anything is made.",
  action: { to: "/tools/video-packs/new", label: "Begin a film" },
};

/** One's own video packs, newest first. */
export function VideoPackList() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.videoPacks.list.infiniteQueryOptions({ limit: 20 }, { getNextPageParam: (page) => page.nextCursor }),
  );
  return (
    <OwnList
      list={list}
      nothing={NOTHING}
      row={(pack) => (
        <OwnRow
          key={pack.id}
          to={`/tools/video-packs/${pack.id}`}
          name={pack.name}
          coverUrl={pack.coverUrl}
          isWide
          facts={`${count(pack.sceneCount, "scene")}, ${formatDate(pack.createdAt)}`}
          state={packState(pack)}
          isAtWork={pack.status === "PROCESSING"}
        />
      )}
    />
  );
}
