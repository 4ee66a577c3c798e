import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import type { DeskState } from "../desk.ts";

type Props = { tool: DeviceToolData; state: DeskState; cancel: () => void };

/** Until the first result is there. */
export function WaitingDesk({ tool, state, cancel }: Props) {
  const { busy, share, photo } = state;
  const isLoading = busy === "opening" && tool.megabytes > 0 && share !== 1;
  const pixels = photo && (photo.opened.width * photo.opened.height) / 1e6;
  return (
    <div
      role="status"
      className="flex min-h-72 flex-col items-center justify-center gap-4 bg-film p-6 text-center text-film-ink sm:min-h-96"
    >
      <p>
        {isLoading
          ? `Loading the models, ${tool.megabytes} MB…`
          : pixels
            ? `Working on ${pixels.toFixed(1)} megapixels, on this device…`
            : "Opening the photo…"}
      </p>
      <ProgressBar label={tool.name} share={share} className="w-64 max-w-full" />
      <Button look="film" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
