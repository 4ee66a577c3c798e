import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** Voices of others that everybody may use; nothing where there are none. */
export function PublicVoices() {
  const trpc = useTRPC();
  const { data: voices } = useQuery(trpc.voices.listPublic.queryOptions());
  if (!voices || voices.length === 0) return null;
  return (
    <section aria-labelledby="public-voices" className="mt-14">
      <h2 id="public-voices" className="text-heading">
        Lent by others
      </h2>
      <p className="mt-1 text-ink-soft">Their speakers let everybody here use them, as long as they wish.</p>
      <ul className="mt-4 grid gap-x-8 border-hairline border-t sm:grid-cols-2 lg:grid-cols-3">
        {voices.map(({ id, name }) => (
          <li key={id} className="border-hairline border-b">
            <Link to={`/tools/trained-voices/${id}`} className="block truncate py-3 hover:text-safelight">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
