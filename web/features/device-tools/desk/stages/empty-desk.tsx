import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import { photoFieldId, sampleButtonId } from "#web/features/device-tools/early-photo.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import type { PickFile, Sample } from "../photo-source.ts";

type Props = { tool: DeviceToolData; pick: PickFile; sample: Sample; trouble: string | null };

/** Before there is a photo: where to put one, and that it stays here. */
export function EmptyDesk({ tool, pick, sample, trouble }: Props) {
  const id = photoFieldId(tool.slug);
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="bg-film p-4 text-film-ink sm:p-6">
        <label
          htmlFor={id}
          className={`flex h-full min-h-72 flex-col items-center justify-center gap-2 border border-grease border-dashed p-6 text-center hover:text-grease sm:min-h-88 ${pick.over ? "bg-film-frame" : ""}`}
        >
          <input {...pick.input} ref={pick.ref} id={id} aria-label="Your photo" className="sr-only" />
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-10">
            <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
          </svg>
          <span className="font-medium text-lg">Choose a photo</span>
          <span className="text-sm">or drop or paste one here: JPEG, PNG, WebP, AVIF or HEIC</span>
        </label>
      </div>
      <div className="flex flex-col gap-5 bg-sheet p-5 sm:p-6">
        {trouble && <Notice role="alert">{trouble}</Notice>}
        <div>
          <h2 className="text-heading">Your photo stays on this device</h2>
          <p className="mt-2 text-ink-soft">
            This tool runs in the page. Nothing of your photo is uploaded, and nothing is kept when you leave.{" "}
            {loadNote(tool.megabytes)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <label htmlFor={id} className={`for-scripts ${buttonClass()}`}>
            Choose a photo
          </label>
          <label className={`relative hidden pointer-coarse:inline-flex ${buttonClass("outline")}`}>
            <input {...pick.input} accept="image/*" capture="user" className="sr-only" />
            Take a photo
          </label>
          {sample && (
            <Button look="quiet" id={sampleButtonId(tool.slug)} onClick={sample.use}>
              Use a sample photo
            </Button>
          )}
        </div>
        <p className="text-ink-soft text-sm">Free, without an account, a limit or a watermark.</p>
      </div>
    </div>
  );
}

const loadNote = (megabytes: number) =>
  megabytes > 0
    ? `The first time, your browser fetches the models it runs on (${megabytes} MB) and keeps them.`
    : "It needs no model, so it starts at once.";
