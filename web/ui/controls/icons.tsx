import type { ReactNode } from "react";

/** A sign of the kit: lines of one weight on a field of 20. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 7h14M3 13h14" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
);
export const ChevronDownIcon = () => (
  <Icon>
    <path d="m6 8 4 4 4-4" />
  </Icon>
);
export const ChevronLeftIcon = () => (
  <Icon>
    <path d="m12 5-5 5 5 5" />
  </Icon>
);
export const ChevronRightIcon = () => (
  <Icon>
    <path d="m8 5 5 5-5 5" />
  </Icon>
);
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
export const EyeIcon = () => (
  <Icon>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5Z" />
    <circle cx="10" cy="10" r="2.2" />
  </Icon>
);
export const EyeOffIcon = () => (
  <Icon>
    <path d="M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5ZM4 16 16 4" />
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
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
  </Icon>
);
export const MinusIcon = () => (
  <Icon>
    <path d="M4 10h12" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.7 3.7 7.3-8" />
  </Icon>
);
export const CompareIcon = () => (
  <Icon>
    <path d="m7 6-4 4 4 4M13 6l4 4-4 4" />
  </Icon>
);
