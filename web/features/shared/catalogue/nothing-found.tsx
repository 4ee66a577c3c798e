import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";

/** In place of a list that nothing asked for is in. */
export function NothingFound({ what, words, onClear }: { what: string; words: string; onClear: () => void }) {
  return (
    <EmptyState
      title={words.trim() ? `No ${what} for “${words.trim()}”` : `No ${what} found`}
      action={<Button onClick={onClear}>Show all {what}</Button>}
    >
      Try fewer words or fewer filters.
    </EmptyState>
  );
}
