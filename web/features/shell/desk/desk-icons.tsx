import { Icon } from "#web/ui/controls/icons.tsx";

/** Apart from the kit's own signs: public pages show none of these, and should not fetch them. */

/** Frames of a contact sheet. */
export const PicturesIcon = () => (
  <Icon>
    <path d="M3.5 3.5h5v5.5h-5zM11.5 3.5h5v5.5h-5zM3.5 12h5v4.5h-5zM11.5 12h5v4.5h-5z" />
  </Icon>
);
/** Prints on a pile. */
export const PacksIcon = () => (
  <Icon>
    <path d="M3.5 7h9.5v9.5h-9.5zM7 7V3.5h9.5V13H13" />
  </Icon>
);
/** A pen that writes. */
export const GeneratorIcon = () => (
  <Icon>
    <path d="m4 16 .8-3.6L13.6 3.6l2.8 2.8-8.8 8.8L4 16ZM11.7 5.5l2.8 2.8" />
  </Icon>
);
/** Sliders. */
export const ToolsIcon = () => (
  <Icon>
    <path d="M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17" />
    <circle cx="12.5" cy="6" r="2" />
    <circle cx="7.5" cy="14" r="2" />
  </Icon>
);
/** Somebody. */
export const ModelsIcon = () => (
  <Icon>
    <circle cx="10" cy="7" r="3.3" />
    <path d="M3.5 17c.6-3.4 3.2-5 6.5-5s5.9 1.6 6.5 5" />
  </Icon>
);
/** A receipt. */
export const BillingIcon = () => (
  <Icon>
    <path d="M4.5 2.5h11v15l-2.2-1.5-2.2 1.5L8.9 16l-2.2 1.5-2.2-1.5zM7.5 6.5h5M7.5 10h5" />
  </Icon>
);
