import type { ReactNode } from "react";

/** Cut-paper heads and shoulders in a square of 200, light from the left. `back` lies behind the head, `front` on it. */
export interface Figure {
  back?: ReactNode;
  front: ReactNode;
  /** Around the bottom middle: closer than 1 is a half body, above it a close-up. */
  scale: number;
  mirrored?: boolean;
}

export const HEAD = "M73 76C72 46 128 46 127 76c0 14-3 26-11 35-5 6-10 9-16 9s-11-3-16-9c-8-9-11-21-11-35Z";
export const FACE_SHADE =
  "M104 44c2 10-3 18-2 25 1 5-1 9-6 17-1 3 4 4 5 7 1 4-3 5-2 9 1 5 4 8 1 18 6 0 11-3 16-9 8-9 11-21 11-35 0-18-10-29-23-32Z";
export const NECK = "M88 108h25l2 34-15 12-14-12Z";
export const BODY = "M18 204c1-37 30-50 70-65l12 10 13-10c40 15 68 28 69 65Z";
export const BODY_SHADE = "M113 139c40 15 68 28 69 65h-66c8-22 6-44-3-65Z";
export const COLLAR = "M87 138 100 154l-9 14-13-25ZM114 138l-14 16 9 14 13-25Z";
export const SHIRT = "M88 139 100 154l13-15 5 3-14 62h-9L83 142Z";

export const FIGURES: readonly Figure[] = [
  {
    scale: 1.06,
    front: <path d="M71 80c-7-33 8-49 31-48 23-2 34 17 27 48-3-12-6-18-16-22-15 5-29 2-35 7-4 4-6 8-7 15Z" />,
  },
  {
    scale: 1.3,
    mirrored: true,
    back: <path d="M66 78c-4-38 12-49 35-48 24-1 38 12 35 48 2 22 0 36-7 46H73c-8-12-7-28-7-46Z" />,
    front: <path d="M72 82c1-19 14-30 25-33 15 5 27 14 30 33 6-24-3-45-27-45-23 0-34 21-28 45Z" />,
  },
  {
    scale: 0.92,
    back: <circle cx="103" cy="30" r="15" />,
    front: <path d="M71 77c-3-29 12-41 29-41s32 12 29 41c-4-17-14-25-29-25s-25 8-29 25Z" />,
  },
  {
    scale: 1.16,
    mirrored: true,
    back: (
      <path d="M64 80c-4-39 13-50 37-50 25-1 38 14 36 50 0 32 11 48 7 74-14 4-74 4-88 0-4-26 8-42 8-74Z" />
    ),
    front: <path d="M72 84c0-20 8-31 15-37 17 0 33 8 41 37 6-26-3-48-28-48s-34 22-28 48Z" />,
  },
  {
    scale: 1.02,
    back: (
      <>
        <circle cx="72" cy="62" r="16" />
        <circle cx="129" cy="64" r="16" />
        <circle cx="68" cy="82" r="11" />
        <circle cx="133" cy="84" r="11" />
        <circle cx="84" cy="42" r="17" />
        <circle cx="116" cy="42" r="17" />
        <circle cx="100" cy="36" r="17" />
      </>
    ),
    front: (
      <>
        <circle cx="80" cy="57" r="10" />
        <circle cx="94" cy="52" r="11" />
        <circle cx="110" cy="53" r="10" />
        <circle cx="122" cy="61" r="8" />
      </>
    ),
  },
];

export const FEDORA = (
  <>
    <path d="M70 62c-3-27 8-41 22-38 5 1 8 4 12 2 18-7 29 8 27 36Z" />
    <path d="M50 66c18-10 82-12 100-2 3 2 1 6-3 7-26 6-66 6-94 1-4-1-6-4-3-6Z" />
  </>
);
