import type { ComponentProps } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";
import { pictureName } from "./picture-name.ts";

type Props = Omit<ComponentProps<"button">, "id"> & {
  picture: GenerationView;
  number: number;
};

/** What the viewer gives the focus back to. */
export function pictureButtonId(pictureId: string): string {
  return `picture-${pictureId}`;
}

/** A picture in its frame; opens the viewer. */
export function PictureButton({ picture, number, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={`Open picture ${number}, ${pictureName(picture)}${picture.favorite ? ", favourite" : ""}`}
      {...rest}
      id={pictureButtonId(picture.id)}
      className="relative block size-full -outline-offset-2!"
    >
      <img
        src={thumbnail(picture.imageUrl, 320)}
        srcSet={`${thumbnail(picture.imageUrl, 320)} 320w, ${thumbnail(picture.imageUrl, 640)} 640w`}
        sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 24vw, 46vw"
        width={320}
        height={400}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className="size-full animate-arrive object-cover object-[50%_25%]"
      />
      {picture.isVirtual && <NotRealMark small />}
    </button>
  );
}
