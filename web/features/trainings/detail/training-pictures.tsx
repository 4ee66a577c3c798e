import { Link } from "react-router";
import { PictureFrame } from "#web/features/shared/pictures/picture-frame.tsx";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";

/** How many of them: two rows where five stand side by side. */
const SHOWN = 10;

/** The newest pictures made with a model, and the way to all of them. */
export function TrainingPictures({ id }: { id: string }) {
  const trpc = useTRPC();
  const [openId, show] = useOpenPicture();
  const actions = usePictureActions();
  const { data, error, refetch } = useRead(
    trpc.generations.list.queryOptions({ trainingId: id, limit: SHOWN }),
  );
  const pictures = data?.items ?? [];
  return (
    <section aria-labelledby="training-pictures-title" aria-busy={!data && !error}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="training-pictures-title" className="text-heading">
          Pictures
        </h2>
        {data?.nextCursor && (
          <Link to={`/dashboard?training=${id}`} className="link">
            See all pictures
          </Link>
        )}
      </div>
      {error && !data && <FailedRead error={error} retry={() => void refetch()} />}
      {data && pictures.length === 0 && (
        <p className="text-ink-soft">Pictures you make with this model appear here.</p>
      )}
      {(data ? pictures.length > 0 : !error) && (
        <ContactSheet label="Pictures made with this model">
          {data
            ? pictures.map((picture, index) => (
                <PictureFrame
                  key={picture.id}
                  picture={picture}
                  number={picture.number ?? index + 1}
                  actions={actions}
                  onOpen={() => void show(picture.id)}
                />
              ))
            : Array.from({ length: SHOWN }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
                <ContactFrame key={index} number={index + 1}>
                  <LatentFrame working />
                </ContactFrame>
              ))}
        </ContactSheet>
      )}
      <Viewer pictures={pictures} total={pictures.length} openId={openId} onChange={show} actions={actions} />
    </section>
  );
}
