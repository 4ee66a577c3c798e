import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { PersonItem } from "#schema/virtual-people/virtual-people.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useEngine } from "#web/lib/api/use-engine.ts";
import { formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { NoInventor } from "./no-inventor.tsx";
import { PERSON_GENDERS, personState } from "./person-labels.ts";
import { invents } from "./person-prices.ts";

/** One's own virtual people, newest first. */
export function PersonList() {
  const { engine } = useEngine();
  const isPossible = engine === undefined || invents(engine);
  return (
    <>
      {engine && !isPossible && <NoInventor engine={engine} />}
      <Own isPossible={isPossible} />
    </>
  );
}

function Own({ isPossible }: { isPossible: boolean }) {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.virtualPeople.list.infiniteQueryOptions(
      { limit: 20 },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  if (list.isError) return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  if (list.isPending) return <Skeleton className="mt-8 h-24 w-full" />;
  const people = list.data.pages.flatMap((page) => page.items);
  if (people.length === 0) {
    return (
      <div className="max-w-xl py-14">
        <p className="font-display text-heading">Nobody yet.</p>
        <p className="mt-3 text-ink-soft text-lg">
          Describe an adult who does not exist and choose between eight faces. Each step shows its price
          first.
        </p>
        {isPossible && (
          <Link to="/tools/virtual-people/new" className={`${buttonClass("primary", "large")} mt-8`}>
            Invent a person
          </Link>
        )}
      </div>
    );
  }
  return (
    <>
      <ul>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} />
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

function PersonRow({ person }: { person: PersonItem }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-b py-5 sm:flex-nowrap hover:text-safelight">
      <div className="size-20 shrink-0 overflow-hidden bg-film-frame sm:size-24">
        {person.coverUrl && (
          <img
            src={thumbnail(person.coverUrl, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover object-[50%_25%]"
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-heading">
          <Link to={`/tools/virtual-people/${person.id}`} className="after:absolute after:inset-0">
            {person.name}
          </Link>
        </h2>
        <p className="numbers mt-1 text-ink-soft">
          {NOT_REAL}. {PERSON_GENDERS[person.genderOrCategory]}, {person.age}, {formatDate(person.createdAt)}
        </p>
      </div>
      <p className={`w-full sm:w-auto ${person.isAtWork ? "animate-blink text-safelight" : "text-ink-soft"}`}>
        {personState(person)}
      </p>
    </li>
  );
}
