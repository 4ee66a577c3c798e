import { Icon } from "./icons.tsx";

/** Signs of what is done with pictures: apart from those that every page begins with. */

export const DownloadIcon = () => (
  <Icon>
    <path d="M10 3v9m0 0 3.5-3.5M10 12 6.5 8.5M4 16h12" />
  </Icon>
);

export const TrashIcon = () => (
  <Icon>
    <path d="M4 6h12M8 6V4h4v2m-6.5 0 .6 10h7.8l.6-10" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="7" />
    <path d="M10 9.3V14M10 6.2v.1" />
  </Icon>
);

/** Crop marks. */
export const CropIcon = () => (
  <Icon>
    <path d="M6 2v12h12M2 6h12v12" />
  </Icon>
);

/** A grease pencil's ring: the mark of a favourite. */
export const RingIcon = () => (
  <Icon>
    <path d="M13.8 4.6C10 2.6 4.2 4.3 3.3 9.2c-.8 4.4 3 7.3 7 6.9 4.3-.4 7-3.6 6.5-7.2C16.3 5.6 12.6 3.4 9 4" />
  </Icon>
);

/** An arrow out of a tray. */
export const ShareIcon = () => (
  <Icon>
    <path d="M10 12V3m0 0L6.5 6.5M10 3l3.5 3.5M5 10v6h10v-6" />
  </Icon>
);

export const MoreIcon = () => (
  <Icon>
    <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.5" />
  </Icon>
);

export const MinusIcon = () => (
  <Icon>
    <path d="M4 10h12" />
  </Icon>
);
