import { useInfiniteQuery } from "@tanstack/react-query";
import type { TrainingListItem } from "#schema/trainings/training-view.ts";
import { OwnList } from "#web/features/shared/lists/own-list.tsx";
import { OwnRow } from "#web/features/shared/lists/own-row.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { GENDER_LABEL, STATUS_LABEL } from "./training-labels.ts";

const NOTHING = {
  title: "No model yet.",
  text: "A model is how Likeness knows your face. Add your photos once, and use it for every pack.",
  action: { to: "/tools/trainings/new", label: "Train your first model" },
};

export function TrainingList() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.trainings.list.infiniteQueryOptions({ limit: 20 }, { getNextPageParam: (page) => page.nextCursor }),
  );
  return (
    <OwnList
      list={list}
      nothing={NOTHING}
      row={(training) => (
        <OwnRow
          key={training.id}
          to={`/tools/trainings/${training.id}`}
          name={training.name}
          coverUrl={training.coverUrl}
          coverFocus={training.coverFocus}
          facts={factsOf(training)}
          state={STATUS_LABEL[training.status]}
          isAtWork={isRunning(training.status)}
        />
      )}
    />
  );
}

function factsOf({ isVirtual, isPublic, genderOrCategory, photoCount, createdAt }: TrainingListItem): string {
  const facts = [
    GENDER_LABEL[genderOrCategory],
    count(photoCount, isVirtual ? "picture" : "photo"),
    formatDate(createdAt),
  ].join(", ");
  return [isVirtual && NOT_REAL, facts, isPublic && "Open to everybody"].filter(Boolean).join(". ");
}
