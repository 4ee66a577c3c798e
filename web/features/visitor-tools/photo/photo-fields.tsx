import {
  PERMISSION_VERSION,
  PERMISSIONS,
  SAMPLE_PERMISSION_VERSION,
} from "#schema/visitors/visitor-rules.ts";
import type { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import type { VisitorWorkState } from "../use-visitor-work.ts";

/** A photo for who has none at hand; null where this site has none. */
export type Sample = { credit: string; use: () => Promise<void> } | null;

type Props = { work: VisitorWorkState; pick: ReturnType<typeof usePickFile>; sample: Sample };

/** Ways to a photo, and then what is ticked for it. */
export function PhotoFields({ work, pick, sample }: Props) {
  const { photo, missing } = work;
  if (!photo)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <label className={`relative ${buttonClass("outline")}`}>
          <input {...pick.input} className="sr-only" />
          Choose a photo
        </label>
        <label className={`relative hidden pointer-coarse:inline-flex ${buttonClass("outline")}`}>
          <input {...pick.input} accept="image/*" capture="user" className="sr-only" />
          Take a photo
        </label>
        {sample && (
          <Button look="quiet" onClick={() => void sample.use()}>
            Use a sample photo
          </Button>
        )}
      </div>
    );
  return (
    <>
      <CheckField checked={work.ticked} onChange={work.setTicked} error={missing.permission ?? null}>
        {PERMISSIONS[photo.isSample ? SAMPLE_PERMISSION_VERSION : PERMISSION_VERSION]}
      </CheckField>
      {photo.isSample && <p className="text-ink-soft text-sm">Sample photo: {sample?.credit}.</p>}
      <label className={`relative self-start ${buttonClass("outline", "small")}`}>
        <input {...pick.input} className="sr-only" />
        Another photo
      </label>
    </>
  );
}
