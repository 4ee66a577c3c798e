import { Icon } from "#web/ui/controls/icons.tsx";
import { CropIcon } from "#web/ui/controls/picture-icons.tsx";

/** A sun, half of it covered. */
const LightIcon = () => (
  <Icon>
    <circle cx="10" cy="10" r="3.5" />
    <path d="M10 2.5v1.8M10 15.7v1.8M2.5 10h1.8M15.7 10h1.8M4.7 4.7 6 6M14 14l1.3 1.3M4.7 15.3 6 14M14 6l1.3-1.3" />
  </Icon>
);
/** Three filters, one over the other. */
const ColourIcon = () => (
  <Icon>
    <circle cx="10" cy="7.4" r="4.2" />
    <circle cx="7.2" cy="12.2" r="4.2" />
    <circle cx="12.8" cy="12.2" r="4.2" />
  </Icon>
);
const BrushIcon = () => (
  <Icon>
    <path d="m16.5 3.5-7 7M9.5 10.5c-2-.6-3.8.6-4.1 2.5-.2 1.4-1 2.2-2.2 2.6 2.7 1.4 7.3 1 7.9-2 .2-1.1-.3-2.3-1.6-3.100Z" />
  </Icon>
);
/** A print being made anew. */
const ChangeIcon = () => (
  <Icon>
    <path d="M10 3.200v3M10 13.800v3M3.2 10h3M13.8 10h3M5.7 5.700l1.6 1.600M12.7 12.700l1.6 1.600M14.3 5.700l-1.6 1.600M7.3 12.700l-1.6 1.6" />
  </Icon>
);
/** Prints on a branch. */
const VersionsIcon = () => (
  <Icon>
    <path d="M6 4.500v11M6 10h4a4 4 0 0 0 4-4" />
    <circle cx="6" cy="3.8" r="1.6" />
    <circle cx="6" cy="16.2" r="1.6" />
    <circle cx="14" cy="4.4" r="1.6" />
  </Icon>
);

export const TOOL_ICONS = {
  crop: CropIcon,
  light: LightIcon,
  colour: ColourIcon,
  select: BrushIcon,
  change: ChangeIcon,
  versions: VersionsIcon,
} as const;

export const UndoIcon = () => (
  <Icon>
    <path d="M7 4 3.5 7.5 7 11M4 7.500h8a4.5 4.5 0 0 1 0 9H8" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="m13 4 3.5 3.500L13 11M16 7.500H8a4.5 4.5 0 0 0 0 9h4" />
  </Icon>
);
export const RotateLeftIcon = () => (
  <Icon>
    <path d="M4.5 3.500v4h4M4.7 7.300A6.5 6.5 0 1 1 3.6 11.5" />
  </Icon>
);
export const RotateRightIcon = () => (
  <Icon>
    <path d="M15.5 3.500v4h-4M15.3 7.300A6.5 6.5 0 1 0 16.4 11.5" />
  </Icon>
);
export const FlipIcon = () => (
  <Icon>
    <path d="M10 3v14M7.5 6 3 14h4.500ZM12.5 6l4.5 8h-4.500Z" />
  </Icon>
);
export const FitIcon = () => (
  <Icon>
    <path d="M3.5 7.500v-4h4M12.5 3.500h4v4M16.5 12.500v4h-4M7.5 16.500h-4v-4" />
  </Icon>
);
