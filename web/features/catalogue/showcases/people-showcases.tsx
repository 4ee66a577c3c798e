import type { ThemeShowcases } from "#schema/catalogue/showcases.ts";
import { ReportLink } from "#web/features/shared/report/report-link.tsx";
import { ASKED_ONCE, useDeferredQuery } from "#web/lib/api/use-deferred-query.ts";

const MAX_SHOWN = 8;

async function load(theme: string): Promise<ThemeShowcases> {
  const response = await fetch(`/api/catalogue/showcases/${theme}`);
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as ThemeShowcases;
}

type Props = {
  theme: string;
  /** Slug of one of its packs; without it those chosen for the theme itself. */
  pack?: string;
};

/** Pictures that people made and offered as examples; nothing where there are none. */
export function PeopleShowcases({ theme, pack }: Props) {
  const read = useDeferredQuery(() => ({
    queryKey: ["showcases", theme],
    queryFn: () => load(theme),
    ...ASKED_ONCE,
  }));
  const { all = [], chosen = [] } = read?.data ?? {};
  const shown = all
    .filter((one) => (pack ? one.pack === `${theme}/${pack}` : chosen.includes(one.id)))
    .slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="people-title" className="mt-20 sm:mt-28">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <h2 id="people-title" className="text-title">
          Made by people here
        </h2>
        <p className="max-w-md text-ink-soft">
          Made with AI from their own photos, and shown because they offered them.
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {shown.map((one, index) => (
          <li key={one.id}>
            <img
              src={one.imageUrl}
              alt={`Example ${index + 1}, made with AI`}
              width={one.width}
              height={one.height}
              loading="lazy"
              className="h-auto w-full rounded-frame bg-hairline"
            />
            <p className="mt-1.5">
              <ReportLink path={one.imageUrl} what={`example ${index + 1}`} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
