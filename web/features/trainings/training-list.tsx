import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { TrainingListItem } from "#schema/pictures/generation.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { focusStyle } from "#web/ui/controls/focus-style.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { GENDER_LABEL, STATUS_LABEL } from "./training-labels.ts";

export function TrainingList() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.trainings.list.infiniteQueryOptions({ limit: 20 }, { getNextPageParam: (page) => page.nextCursor }),
  );

  if (list.isError) return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <Skeleton className="mt-8 h-24 w-full" />;
  const trainings = list.data.pages.flatMap((page) => page.items);
  if (trainings.length === 0) {
    return (
      <div className="max-w-xl py-14">
        <p className="font-display text-heading">No model yet.</p>
        <p className="mt-3 text-ink-soft text-lg">
          A model is how Likeness knows your face. Add your photos once, and use it for every pack.
        </p>
        <Link to="/tools/trainings/new" className={`${buttonClass("primary", "large")} mt-8`}>
          Train your first model
        </Link>
      </div>
    );
  }
  return (
    <>
      <ul>
        {trainings.map((training) => (
          <TrainingRow key={training.id} training={training} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          look="outline"
          className="mt-8"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

function TrainingRow({ training }: { training: TrainingListItem }) {
  return (
    <li className="relative flex items-center gap-5 border-hairline border-b py-5 hover:text-safelight">
      <div className="size-20 shrink-0 overflow-hidden bg-film-frame sm:size-24">
        {training.coverUrl && (
          <img
            src={thumbnail(training.coverUrl, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover object-[50%_25%]"
            style={focusStyle(training.coverFocus)}
          />
        )}
      </div>
      <div className="min-w-0 grow">
        <h2 className="truncate text-heading">
          <Link to={`/tools/trainings/${training.id}`} className="after:absolute after:inset-0">
            {training.name}
          </Link>
        </h2>
        <p className="numbers mt-1 text-ink-soft">
          {training.isVirtual && `${NOT_REAL}. `}
          {GENDER_LABEL[training.genderOrCategory]},{" "}
          {count(training.photoCount, training.isVirtual ? "picture" : "photo")},{" "}
          {formatDate(training.createdAt)}
          {training.isPublic && ". Open to everybody"}
        </p>
      </div>
      <p className={isRunning(training.status) ? "animate-blink text-safelight" : "text-ink-soft"}>
        {STATUS_LABEL[training.status]}
      </p>
    </li>
  );
}
