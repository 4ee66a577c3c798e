import type { VisitorRequestView } from "#schema/visitors/visitors.ts";

type Props = {
  /** Newest first. */
  requests: readonly VisitorRequestView[];
  shown: VisitorRequestView | undefined;
  show: (id: string) => void;
};

/** Everything this browser made with the tool today, to be looked at again. */
export function MadeToday({ requests, shown, show }: Props) {
  return (
    <nav aria-label="Made today" className="flex flex-wrap gap-2 border-hairline border-t pt-5">
      {requests.map(({ id, pictures, failure }, index) => (
        <button
          key={id}
          type="button"
          aria-label={`Picture ${requests.length - index}`}
          aria-current={id === shown?.id || undefined}
          onClick={() => show(id)}
          className="flex size-14 items-center justify-center overflow-hidden rounded-control border border-edge bg-film text-film-ink aria-current:outline-2 aria-current:outline-safelight"
        >
          {pictures[0] ? (
            <img src={pictures[0].url} alt="" width={56} height={56} className="size-full object-cover" />
          ) : (
            <span aria-hidden="true">{failure === null ? "…" : "×"}</span>
          )}
        </button>
      ))}
    </nav>
  );
}
