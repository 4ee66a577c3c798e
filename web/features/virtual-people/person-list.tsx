import { useInfiniteQuery } from "@tanstack/react-query";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { OwnList } from "#web/features/shared/lists/own-list.tsx";
import { OwnRow } from "#web/features/shared/lists/own-row.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useEngine } from "#web/lib/api/use-engine.ts";
import { formatDate } from "#web/lib/format.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { NoInventor } from "./no-inventor.tsx";
import { PERSON_GENDERS, personState } from "./person-labels.ts";
import { invents } from "./person-prices.ts";

const NOTHING = {
  title: "Nobody yet.",
  text: `Describe an adult who does not exist and choose between ${FACE_COUNT} faces. Each step shows its price first.`,
};
const INVENT = { to: "/tools/virtual-people/new", label: "Invent a person" };

/** One's own virtual people, newest first. */
export function PersonList() {
  const trpc = useTRPC();
  const { engine } = useEngine();
  const isPossible = engine === undefined || invents(engine);
  const list = useInfiniteQuery(
    trpc.virtualPeople.list.infiniteQueryOptions(
      { limit: 20 },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  return (
    <>
      {engine && !isPossible && <NoInventor engine={engine} />}
      <OwnList
        list={list}
        nothing={{ ...NOTHING, action: isPossible ? INVENT : null }}
        row={(person) => (
          <OwnRow
            key={person.id}
            to={`/tools/virtual-people/${person.id}`}
            name={person.name}
            coverUrl={person.coverUrl}
            facts={`${NOT_REAL}. ${PERSON_GENDERS[person.genderOrCategory]}, ${person.age}, ${formatDate(person.createdAt)}`}
            state={personState(person)}
            isAtWork={person.isAtWork}
          />
        )}
      />
    </>
  );
}
