import { TileImage } from "#web/features/shared/pictures/tile-image.tsx";
import type { ChosenVideo } from "./chosen-video.ts";

type Props = { video: ChosenVideo; onChoose: (video: ChosenVideo) => void };

/** A video to choose. */
export function VideoTile({ video, onChoose }: Props) {
  const { name, duration, url, posterUrl } = video;
  return (
    <button type="button" onClick={() => onChoose(video)} className="block w-full text-left">
      <span className="relative block aspect-video overflow-hidden rounded-frame bg-film-frame">
        <TileImage picture={{ kind: "video", imageUrl: url, posterUrl, duration }} />
      </span>
      <span className="mt-1 block truncate text-sm">{name}</span>
    </button>
  );
}
