import type { GenerationView } from "#schema/pictures/generation.ts";
import { MoreIcon } from "#web/ui/controls/picture-icons.tsx";
import { Menu, MenuLink } from "#web/ui/overlays/menu.tsx";
import { changeLinks } from "../source-picture/change-links.ts";
import { sourceOf } from "../source-picture/source-picture.ts";

type Props = {
  picture: Pick<GenerationView, "id" | "kind">;
  /** The button's name. */
  label: string;
  className: string;
};

/** What can be made of a picture, each on the page for it. */
export function ChangeMenu({ picture, label, className }: Props) {
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <button type="button" aria-label={label} title="Change it" className={className}>
          <MoreIcon />
        </button>
      }
    >
      {changeLinks(sourceOf(picture)).map(({ label: name, to }) => (
        <MenuLink key={name} to={to}>
          {name}
        </MenuLink>
      ))}
    </Menu>
  );
}
