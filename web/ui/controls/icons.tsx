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
export const PlusIcon = () => (
  <Icon>
    <path d="M10 4v12M4 10h12" />
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
