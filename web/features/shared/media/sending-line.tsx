import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";

type Props = { progress: { name: string; share: number }; onCancel: () => void };

/** A file on its way, and the way out. */
export function SendingLine({ progress: { name, share }, onCancel }: Props) {
  const percent = `${Math.floor(share * 100)}%`;
  return (
    <div className="mb-3">
      <p className="numbers mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {share < 1 ? `Sending ${name}` : `Checking ${name}`}{" "}
          <span className="text-ink-soft">{percent}</span>
        </span>
        <Button look="quiet" onClick={onCancel}>
          Cancel the upload
        </Button>
      </p>
      <ProgressBar label={`Sending ${name}`} share={share} />
    </div>
  );
}
