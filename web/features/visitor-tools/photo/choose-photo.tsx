import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import type { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { useBlobAddress } from "#web/lib/files/use-blob-address.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import type { VisitorWorkState } from "../use-visitor-work.ts";
import type { ChosenPhoto } from "./chosen-photo.ts";

type Props = {
  tool: VisitorToolData;
  photo: ChosenPhoto | null;
  pick: ReturnType<typeof usePickFile>;
  /** On its way, and what stops that. */
  busy: VisitorWorkState["busy"];
  stop: () => void;
};

const BUSY = { opening: "Opening the photo…", sending: "Sending the photo…", asking: "Starting…" } as const;

/** Where the photo goes, and then the photo itself; a tool that takes none says what is to come. */
export function ChoosePhoto({ tool, photo, pick, busy, stop }: Props) {
  const address = useBlobAddress(photo?.ready ?? null);
  if (busy)
    return (
      <div
        role="status"
        className="m-auto flex min-h-72 flex-col items-center justify-center gap-4 text-center"
      >
        <p>{BUSY[busy]}</p>
        <ProgressBar label={tool.name} share={null} className="w-64 max-w-full" />
        {busy === "sending" && (
          <Button look="film" size="small" onClick={stop}>
            Cancel
          </Button>
        )}
      </div>
    );
  if (!tool.takesPhoto)
    return <p className="m-auto min-h-72 content-center text-center">Your picture appears here.</p>;
  if (photo)
    return (
      <img
        src={address}
        alt="What you chose"
        width={4}
        height={3}
        className="m-auto h-auto max-h-[70vh] w-auto max-w-full object-contain"
      />
    );
  return (
    <label
      className={`flex h-full min-h-72 flex-col items-center justify-center gap-2 border border-grease border-dashed p-6 text-center hover:text-grease sm:min-h-96 ${pick.over ? "bg-film-frame" : ""}`}
    >
      <input {...pick.input} ref={pick.ref} aria-label="Your photo" className="sr-only" />
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-10">
        <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
      </svg>
      <span className="font-medium text-lg">Choose a photo</span>
      <span className="text-sm">or drop or paste one here: JPEG, PNG, WebP, AVIF or HEIC</span>
    </label>
  );
}
