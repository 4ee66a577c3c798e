import { popularThemes } from "#schema/catalogue/index.ts";

export interface MenuLink {
  to: string;
  label: string;
  hint: string;
}
export interface Menu {
  title: string;
  links: readonly MenuLink[];
}

/** The top bar's menus and the drawer's sections, in order; the first one starts open in the drawer. */
export const MENUS: readonly Menu[] = [
  {
    title: "Pro Tools",
    links: [
      { to: "/tools/image-generator", label: "AI Generator", hint: "Any picture you can describe" },
      { to: "/tools/trainings/new", label: "Train a model", hint: "From ten to twenty photos" },
      { to: "/packs/new", label: "Make a pack", hint: "Twenty portraits on one sheet" },
      { to: "/tools/trainings", label: "Your models", hint: "Finished and under way" },
    ],
  },
  {
    title: "Explore",
    links: [
      ...popularThemes(5).map((theme) => ({
        to: `/categories/${theme.slug}`,
        label: theme.name,
        hint: theme.packs.map((pack) => pack.name).join(", "),
      })),
      { to: "/#themes", label: "All themes", hint: "Every look there is" },
    ],
  },
];
