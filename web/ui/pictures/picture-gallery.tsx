import { useRef, useState } from "react";
import { opensElsewhere } from "#web/lib/opens-elsewhere.ts";
import { Lightbox } from "../overlays/lightbox.tsx";
import { Picture } from "./picture.tsx";
import type { PictureSource } from "./picture-source.ts";

type Props = {
  title: string;
  pictures: readonly PictureSource[];
  /** How wide a frame is shown, as `<img sizes>` says it. */
  sizes: string;
};

/** A contact sheet whose frames open large. Before any script has come they lead to the picture's own file. */
export function PictureGallery({ title, pictures, sizes }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  const frames = useRef<HTMLOListElement>(null);
  return (
    <>
      <ol
        ref={frames}
        aria-label={title}
        className="grid grid-cols-2 gap-x-2 gap-y-3 rounded-frame bg-film p-3 sm:grid-cols-3 sm:gap-x-3 sm:gap-y-4 sm:p-5 lg:grid-cols-4"
      >
        {pictures.map((picture, index) => (
          <li key={picture.src} className="min-w-0">
            <a
              href={picture.src}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                setOpen(index);
              }}
              className="block outline-grease!"
            >
              <Picture source={picture} sizes={sizes} className="aspect-square" />
            </a>
            <p aria-hidden="true" className="film-print mt-2">
              {index + 1}
            </p>
          </li>
        ))}
      </ol>
      <Lightbox
        title={title}
        pictures={pictures}
        open={open}
        onClose={(last) => {
          setOpen(null);
          frames.current?.querySelectorAll("a")[last]?.focus();
        }}
      />
    </>
  );
}
