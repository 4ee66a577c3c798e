import { Link } from "react-router";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { ReportLink } from "#web/features/shared/report/report-link.tsx";
import { usePublicVoices } from "#web/features/shared/voices/use-public-voices.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";

const voicePath = (id: string) => `/tools/trained-voices/${id}`;

/** Voices of others that everybody may use; nothing where there are none. */
export function PublicVoices() {
  const { list, voices } = usePublicVoices();
  const isMissing = list.isError && !voices;
  if (!isMissing && !voices?.length) return null;
  return (
    <section aria-labelledby="public-voices" className="mt-14">
      <h2 id="public-voices" className="text-heading">
        Lent by others
      </h2>
      <p className="mt-1 text-ink-soft">
        Their speakers let everybody here use them, as long as they wish. Is it yours, and you did not agree?
        Report it.
      </p>
      {isMissing && <FailedRead error={list.error} retry={() => void list.refetch()} />}
      <ul className="mt-4 grid gap-x-8 border-hairline border-t sm:grid-cols-2 lg:grid-cols-3">
        {voices?.map(({ id, name }) => (
          <li key={id} className="flex items-baseline gap-4 border-hairline border-b">
            <Link to={voicePath(id)} className="min-w-0 grow truncate py-3 hover:text-safelight">
              {name}
            </Link>
            <ReportLink path={voicePath(id)} what={name} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="mt-8" />
    </section>
  );
}
