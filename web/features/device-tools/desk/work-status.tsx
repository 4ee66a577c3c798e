import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import type { Desk, DeskState } from "./desk.ts";

type Props = { name: string; desk: Desk; state: DeskState };

/** Below a result while another one is made. */
export function WorkStatus({ name, desk, state }: Props) {
  return (
    <div role="status" className="flex items-center gap-4 text-sm">
      {state.busy && (
        <>
          <span>{state.busy === "saving" ? "Making the full-size file…" : "Working…"}</span>
          <ProgressBar label={name} share={state.share} className="w-24" />
          <Button look="film" size="small" onClick={desk.cancel}>
            Cancel
          </Button>
        </>
      )}
    </div>
  );
}
