import { useState } from "react";
import { findPeopleInput, type PersonLine } from "#schema/staff/staff.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatCredits } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { Person } from "./person.tsx";

/** Finds people, and shows the one whose id stands in the address. */
export function People() {
  const trpc = useTRPC();
  const [query, setQuery] = useSearch();
  const [search, setSearch] = useState<string | null>(null);
  const found = useRead(
    trpc.staff.people.queryOptions({ search: search ?? "" }, { enabled: search !== null }),
  );
  const person = query.get("person");

  const form = useForm({
    start: { search: "" },
    rules: findPeopleInput,
    async send(input) {
      setSearch(input.search);
      open(null);
    },
  });
  const open = (id: string | null) =>
    setQuery(new URLSearchParams(id ? { person: id } : {}), { replace: true });

  return (
    <div className="flex flex-col gap-8">
      {/* biome-ignore lint/a11y/useSemanticElements: a search element is not in every browser people use */}
      <form {...form.props} role="search" className="flex max-w-xl flex-wrap items-start gap-4">
        <TextField
          className="min-w-0 grow basis-44"
          label="Find people"
          hint="The start of an email address or name, a network address, an ID, or a Stripe ID."
          type="search"
          autoComplete="off"
          {...form.text("search")}
        />
        <Button type="submit" look="outline" className="mt-7.5 min-h-11" busy={found.isFetching}>
          Find
        </Button>
      </form>
      <div aria-live="polite">
        {found.isError && !found.data && (
          <FailedRead error={found.error} retry={() => void found.refetch()} />
        )}
        {found.isLoading && <Skeleton className="h-12 w-full" />}
        {found.data && !person && <Found people={found.data} onOpen={open} />}
      </div>
      {person && (
        <Person key={person} id={person} onBack={found.data ? () => open(null) : null} onOpen={open} />
      )}
    </div>
  );
}

function Found({ people, onOpen }: { people: PersonLine[]; onOpen: (id: string) => void }) {
  if (people.length === 0) return <p>No one found.</p>;
  return (
    <ul className="border-hairline border-t">
      {people.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-b py-2"
        >
          <Button look="quiet" className="min-w-0 break-all text-left" onClick={() => onOpen(one.id)}>
            {one.email}
          </Button>
          <p className="numbers break-words text-ink-soft text-sm">
            {one.name && `${one.name}, `}
            {formatCredits(one.credits)}
            {one.role !== "USER" && `, ${one.role.toLowerCase()}`}
            {one.banned && ", blocked"}
          </p>
        </li>
      ))}
    </ul>
  );
}
