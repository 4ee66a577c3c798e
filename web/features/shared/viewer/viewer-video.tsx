import type { GenerationView } from "#schema/pictures/generation.ts";
import { pictureName } from "../pictures/picture-name.ts";

/** The open video with the browser's own controls; their keys stay theirs while they have the focus. */
export function ViewerVideo({ picture }: { picture: GenerationView }) {
  return (
    <div className="absolute inset-0 flex items-center justify-center sm:px-14">
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
      <video
        src={picture.imageUrl}
        poster={picture.posterUrl ?? undefined}
        controls
        loop
        playsInline
        preload="metadata"
        aria-label={pictureName(picture)}
        width={picture.width}
        height={picture.height}
        className="max-h-full max-w-full bg-film object-contain"
      />
    </div>
  );
}
