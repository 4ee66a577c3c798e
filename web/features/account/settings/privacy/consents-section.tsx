import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ConsentKind, ConsentView } from "#schema/accounts/consent.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatDate } from "#web/lib/format.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { AccountSection } from "../account-section.tsx";

const PAGE = 5;

const WORDS: Readonly<Record<ConsentKind, string>> = {
  TERMS: "Terms of service, and being 18 or older",
  FACE: "Learning a face from photos",
  PUBLIC_MODEL: "Letting everybody use a model",
  PUBLIC_VOICE: "Letting everybody use a voice",
  FACE_SWAP: "Putting a face on another picture",
  CLOTHING_REPLACEMENT: "Changing somebody's clothes",
  FACE_REFERENCE: "Using the face on a photo",
  VOICE: "Learning a voice from a recording",
  TALKING_HEAD: "Making a person in a picture speak",
  ADULT_PACK: "Packs that show more of a person",
};

/** What a person agreed to, the newest first, and how each is taken back. */
export function ConsentsSection() {
  const trpc = useTRPC();
  const consents = useInfiniteQuery(
    trpc.account.consents.infiniteQueryOptions(
      { limit: PAGE },
      { getNextPageParam: (page) => page.nextCursor },
    ),
  );
  const items = consents.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <AccountSection
      title="What you agreed to"
      hint="Deleting a model takes back the consent to learn its face; deleting your account takes back all of it."
    >
      {consents.isError && !consents.data ? (
        <FailedRead error={consents.error} retry={() => void consents.refetch()} />
      ) : !consents.data ? (
        <Skeleton className="h-16 w-full" />
      ) : items.length === 0 ? (
        <p className="text-ink-soft">Nothing yet.</p>
      ) : (
        <ul>
          {items.map((consent) => (
            <Consent key={`${consent.kind} ${consent.id}`} consent={consent} />
          ))}
        </ul>
      )}
      <ShowMore list={consents} className="mt-5" />
    </AccountSection>
  );
}

function Consent({ consent: { kind, createdAt, version, subject } }: { consent: ConsentView }) {
  return (
    <li className="border-hairline border-t py-3 first:border-t-0 first:pt-0">
      <p className="font-medium">
        {WORDS[kind]}
        {subject && (
          <>
            {": "}
            <Link
              to={`/tools/${kind === "PUBLIC_VOICE" ? "trained-voices" : "trainings"}/${subject.id}`}
              className="link break-words"
            >
              {subject.name}
            </Link>
          </>
        )}
      </p>
      <p className="numbers text-ink-soft text-sm">
        {formatDate(createdAt)}
        {version && `, text of ${formatDate(new Date(`${version}T12:00:00Z`))}`}
      </p>
    </li>
  );
}
