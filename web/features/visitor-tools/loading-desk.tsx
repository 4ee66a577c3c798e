/** Until it is known whether the tool can be used now: nothing to press before that. */
export function LoadingDesk({ name }: { name: string }) {
  return (
    <div
      role="status"
      className="flex min-h-96 items-center justify-center rounded-frame bg-film p-6 text-film-ink"
    >
      Opening {name}…
    </div>
  );
}
