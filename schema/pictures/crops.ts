import type { Size } from "../operations/operation.ts";

/** A part of a picture, or a face from brow to chin in it; in pixels from the top left. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Crop extends Size {
  label: string;
  /** Where it is used, in a few words. */
  use: string;
  /** Share of the height the face takes from brow to chin; left out, as much of the picture is kept as fits. */
  face?: number;
  /** How far down the eyes are, share of the height. */
  eyes: number;
  /** Shown in a circle: what lies in the corners is lost. */
  round?: true;
  /** On paper, in millimetres. */
  print?: Size;
}

/** Ready-made crops of a picture; sizes in pixels to save it in. The photo for a CV is 35 × 45 mm at 600 dots an inch. */
export const CROPS = {
  linkedin: {
    label: "LinkedIn",
    use: "Profile photo, square",
    ...{ width: 800, height: 800, face: 0.42, eyes: 0.42, round: true },
  },
  cv: {
    label: "CV photo",
    use: "35 × 45 mm, to print or paste in",
    ...{ width: 827, height: 1063, face: 0.42, eyes: 0.43, print: { width: 35, height: 45 } },
  },
  avatar: {
    label: "Avatar",
    use: "Round, for Slack, Teams or a website",
    ...{ width: 512, height: 512, face: 0.46, eyes: 0.45, round: true },
  },
  instagram: {
    label: "Instagram",
    use: "Post, upright",
    ...{ width: 1080, height: 1350, eyes: 0.38 },
  },
  wallpaper: {
    label: "Phone wallpaper",
    use: "Full screen, room for the clock",
    ...{ width: 1080, height: 1920, eyes: 0.46 },
  },
  website: {
    label: "Website",
    use: "About page, landscape",
    ...{ width: 1200, height: 800, eyes: 0.42 },
  },
} as const satisfies Record<string, Crop>;
export type CropName = keyof typeof CROPS;
export const CROP_NAMES = Object.keys(CROPS) as [CropName, ...CropName[]];

/** Between the eyes, from the brow's edge of a face to its chin. */
const EYES_IN_FACE = 0.31;

/**
 * The part of a picture that a crop keeps: the face in the middle and its eyes at the crop's height as far as the
 * picture reaches. Whole pixels inside the picture, and the crop's shape to within one of them.
 */
export function cropBox(picture: Size, face: Box, crop: Crop): Box {
  const shape = crop.width / crop.height;
  const most = Math.min(picture.height, picture.width / shape);
  const height = crop.face === undefined ? most : Math.min(most, face.height / crop.face);
  const width = height * shape;
  const within = (start: number, length: number, whole: number) =>
    Math.round(Math.min(Math.max(0, start), whole - length));
  return {
    left: within(face.left + face.width / 2 - width / 2, width, picture.width),
    top: within(face.top + face.height * EYES_IN_FACE - height * crop.eyes, height, picture.height),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}
