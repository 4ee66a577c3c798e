import { Button } from "#web/ui/controls/button.tsx";

type Props = {
  found: number;
  total: number;
  /** In the plural. */
  what: string;
  filtered: boolean;
  onClear: () => void;
};

/** How much there is, told to those who cannot see the list change, and the way back to all of it. */
export function FoundLine({ found, total, what, filtered, onClear }: Props) {
  return (
    <div className="mt-7 mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-6 border-ink border-t pt-3">
      <p role="status" className="numbers text-ink-soft">
        {filtered ? `${found} of ${total} ${what}` : `${total} ${what}`}
      </p>
      {filtered && found > 0 && (
        <Button look="quiet" onClick={onClear}>
          Show all
        </Button>
      )}
    </div>
  );
}
