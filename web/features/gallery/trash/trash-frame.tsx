import type { TrashedView } from "#schema/pictures/generation.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { pictureName } from "#web/features/shared/pictures/picture-name.ts";
import { TileImage } from "#web/features/shared/pictures/tile-image.tsx";
import { count } from "#web/lib/format.ts";
import { ContactFrame } from "#web/ui/pictures/contact-sheet.tsx";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";

const DAY = 86_400_000;

type Props = {
  picture: TrashedView;
  number: number;
  ticked: boolean;
  onTick: (id: string) => void;
};

/** A deleted picture, to tick, and how long it can still be brought back. */
export function TrashFrame({ picture, number, ticked, onTick }: Props) {
  const left = Math.max(
    1,
    Math.ceil((picture.deletedAt.getTime() + RETENTION_DAYS.trash * DAY - Date.now()) / DAY),
  );
  return (
    <ContactFrame number={number} edge={<span>{count(left, "day")} left</span>}>
      <label className="absolute inset-0 cursor-pointer">
        <TileImage picture={picture} trashed className={ticked ? "" : "opacity-60"} />
        {picture.isVirtual && <NotRealMark small />}
        {ticked && (
          <span className="pointer-events-none absolute inset-0 outline-3 -outline-offset-3 outline-grease" />
        )}
        <span className="absolute top-0 left-0 flex size-11 items-center justify-center">
          <input
            type="checkbox"
            aria-label={`Select ${picture.kind === "video" ? "video" : "picture"} ${number}, ${pictureName(picture)}`}
            checked={ticked}
            onChange={() => onTick(picture.id)}
            className="size-5 accent-grease"
          />
        </span>
      </label>
    </ContactFrame>
  );
}
