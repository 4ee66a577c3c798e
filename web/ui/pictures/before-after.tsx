import { CompareSlider } from "./compare-slider.tsx";
import { Picture } from "./picture.tsx";
import type { PictureSource } from "./picture-source.ts";

type Props = {
  before: PictureSource;
  /** Of the same shape as `before`. */
  after: PictureSource;
  /** What is compared, e.g. "A blurred portrait, made sharp". */
  label: string;
  sizes: string;
  priority?: boolean;
  /** How much of the one before is shown first, 0 to 100. */
  start?: number;
};

/** Two states of one of our pictures with a line to move between them. */
export function BeforeAfter({ before, after, label, sizes, priority, start }: Props) {
  return (
    <CompareSlider
      label={label}
      start={start}
      before={<Picture source={before} sizes={sizes} priority={priority} />}
      after={<Picture source={after} sizes={sizes} priority={priority} />}
    />
  );
}
