import type { ComponentProps } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";
import { pictureName } from "./picture-name.ts";
import { TileImage } from "./tile-image.tsx";

type Props = Omit<ComponentProps<"button">, "id"> & {
  picture: GenerationView;
  number: number;
  /** It fades in: it was made while one looks. */
  arrives?: boolean;
};

/** What the viewer gives the focus back to. */
export function pictureButtonId(pictureId: string): string {
  return `picture-${pictureId}`;
}

/** A picture in its frame; opens the viewer. */
export function PictureButton({ picture, number, arrives = false, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={labelOf(picture, number)}
      {...rest}
      id={pictureButtonId(picture.id)}
      className="relative block size-full -outline-offset-2!"
    >
      <TileImage picture={picture} className={arrives ? "animate-arrive" : ""} />
      {picture.isVirtual && <NotRealMark small />}
    </button>
  );
}

function labelOf(picture: GenerationView, number: number): string {
  const { kind, duration, favorite } = picture;
  const what = `Open ${kind === "video" ? "video" : "picture"} ${number}, ${pictureName(picture)}`;
  const lasts = duration === null ? "" : `, ${Math.round(duration)} s`;
  return `${what}${lasts}${favorite ? ", favourite" : ""}`;
}
