import { findPack, findTheme } from "#schema/catalogue/index.ts";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { PictureFrame } from "#web/features/shared/pictures/picture-frame.tsx";
import type { ShowPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import type { PictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { ContactFrame, ContactSheet, shapeOf } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { type NumberedFrame, sheetsOf } from "./pack-frames.ts";

type Props = {
  pack: PackView;
  frames: readonly NumberedFrame[];
  actions: PictureActions;
  onOpen: ShowPicture;
};

/** A sheet for each pack of the order, named where there are several. */
export function PackSheets({ pack, frames, actions, onOpen }: Props) {
  const edges = pack.keptCredits > 0 ? { ...EDGE, failed: "No picture" } : EDGE;
  // all of an order are of one shape
  const made = frames.flatMap(({ frame }) => (frame.state === "picture" ? [frame.picture] : []));
  const shape = made[0] && shapeOf(made[0]);
  const running = isRunning(pack.status);
  return sheetsOf(pack.selections, frames).map(({ selection, frames }) => {
    const theme = findTheme(selection.themeSlug);
    const name = (theme && findPack(theme, selection.packSlug)?.name) ?? pack.name;
    return (
      <section key={`${selection.themeSlug}/${selection.packSlug}`} className="pt-8 first-of-type:pt-0">
        {pack.selections.length > 1 && (
          <h2 className="mb-3 text-heading">
            {name} <span className="font-text text-base text-ink-soft tracking-normal">{theme?.name}</span>
          </h2>
        )}
        <ContactSheet label={`Pictures in ${name}`}>
          {frames.map(({ number, frame }) =>
            frame.state === "picture" ? (
              <PictureFrame
                key={frame.picture.id}
                picture={frame.picture}
                number={number}
                shape={shape}
                actions={actions}
                onOpen={() => void onOpen(frame.picture.id)}
              />
            ) : (
              <ContactFrame key={`empty-${number}`} number={number} edge={edges[frame.state]} shape={shape}>
                <LatentFrame working={frame.state === "coming" && running} />
              </ContactFrame>
            ),
          )}
        </ContactSheet>
      </section>
    );
  });
}

const EDGE = {
  coming: null,
  cancelled: "Cancelled",
  failed: "Failed, refunded",
  deleted: "Deleted",
} as const;
