import { type ReactNode, useState } from "react";
import type { EditView } from "#schema/pictures/edits.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isWaiting } from "#web/lib/jobs/job-state.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Lightbox } from "#web/ui/overlays/lightbox.tsx";
import { ContactFrame, ContactSheet, shapeOf } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import type { WorkActions } from "../work/use-work-actions.ts";
import { editFacts, editName } from "./edit-facts.ts";
import { EditInputs } from "./edit-inputs.tsx";
import { EditResult } from "./edit-result.tsx";
import { EditState } from "./edit-state.tsx";

type Props = {
  edit: EditView;
  actions: WorkActions;
  /** Stands beside the form: its pictures are as large as there is room. */
  large?: boolean;
  /** Further acts on the whole edit. */
  children?: ReactNode;
};

/** One edit: what it was made from, how it stands, what came of it, and how. */
export function EditSheet({ edit, actions, large = false, children }: Props) {
  const job = useActiveJobs(edit.id)?.[0];
  const [open, setOpen] = useState<number | null>(null);
  const name = editName(edit);
  const title = `edit-${edit.id}`;
  const running = isRunning(edit.status);
  const empty = running ? edit.count - edit.imageUrls.length : 0;
  const columns = edit.count === 1 ? "grid-cols-1" : "grid-cols-2";
  return (
    <article aria-labelledby={title} className="border-hairline border-t py-6">
      <h3 id={title} className={`line-clamp-3 ${large ? "text-heading" : "text-xl"}`}>
        {edit.prompt || name}
      </h3>
      {edit.prompt && <p className="mt-1 text-ink-soft text-sm">{name}</p>}
      <EditState edit={edit} />
      <div className={`mt-4 flex rounded-frame bg-film ${large ? "flex-col" : ""}`}>
        <div
          className={large ? "px-3 pt-3 sm:px-5 sm:pt-5" : "w-21 shrink-0 py-3 pl-3 sm:w-23 sm:py-5 sm:pl-5"}
        >
          <EditInputs inputs={edit.inputs} />
        </div>
        {edit.imageUrls.length + empty > 0 && (
          <ContactSheet label="Results" columns={`grow ${columns}`}>
            {edit.imageUrls.map((url, position) => (
              <EditResult
                key={url}
                edit={edit}
                position={position}
                sizes={large ? "(min-width: 64rem) 40rem, 92vw" : "(min-width: 64rem) 16rem, 46vw"}
                onOpen={() => setOpen(position)}
              />
            ))}
            {Array.from({ length: empty }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty frames
              <ContactFrame key={at} number={edit.imageUrls.length + at + 1} shape={shapeOf(edit)}>
                <LatentFrame working />
              </ContactFrame>
            ))}
          </ContactSheet>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-x-6">
        {children}
        {!running && (
          <>
            <Button look="quiet" onClick={() => actions.mark(edit.id, !edit.favorite)}>
              {edit.favorite ? "Remove from favourites" : "Favourite"}
            </Button>
            <Button look="quiet" busy={actions.busy.has(edit.id)} onClick={() => actions.remove(edit.id)}>
              Delete
            </Button>
          </>
        )}
        {isWaiting(job) && (
          <Button look="quiet" busy={actions.busy.has(edit.id)} onClick={() => actions.cancel(edit.id)}>
            Cancel
          </Button>
        )}
      </div>
      <details className="mt-2">
        <summary className="link w-fit text-sm">How it was made</summary>
        <dl className="numbers mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 text-sm">
          {editFacts(edit).map(([fact, value]) => (
            <div key={fact} className="contents">
              <dt className="text-ink-soft">{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Lightbox
        title={edit.prompt || name}
        pictures={edit.imageUrls.map((src, at) => ({
          src,
          widths: [edit.width],
          width: edit.width,
          height: edit.height,
          placeholder: null,
          alt: `Result ${at + 1}: ${edit.prompt || name}`,
        }))}
        open={open}
        onClose={() => setOpen(null)}
      />
    </article>
  );
}
