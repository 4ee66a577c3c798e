import { Picture } from "./picture.tsx";
import type { PictureSource } from "./picture-source.ts";

type Props = {
  source: PictureSource;
  sizes: string;
  priority?: boolean;
  /** The print along the film's edge. */
  number: number;
  edge?: string;
};

/** A picture as a single frame of film, with its number. */
export function Framed({ source, sizes, priority, number, edge }: Props) {
  return (
    <div className="rounded-frame bg-film p-2.5 sm:p-4">
      <Picture source={source} sizes={sizes} priority={priority} className="aspect-4/5" />
      <p aria-hidden="true" className="film-print mt-2.5 flex justify-between gap-4 sm:mt-3.5">
        <span>▸ {number}</span>
        {edge && <span className="truncate uppercase">{edge}</span>}
      </p>
    </div>
  );
}
