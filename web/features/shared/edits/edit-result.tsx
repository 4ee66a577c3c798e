import type { EditView } from "#schema/pictures/edits.ts";
import { DownloadIcon, MoreIcon } from "#web/ui/controls/picture-icons.tsx";
import { Menu, MenuLink } from "#web/ui/overlays/menu.tsx";
import { ContactFrame, shapeOf } from "#web/ui/pictures/contact-sheet.tsx";
import { download, thumbnail } from "#web/ui/pictures/media-url.ts";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";
import { changeLinks } from "../source-picture/change-links.ts";

type Props = { edit: EditView; position: number; sizes: string; onOpen: () => void };

const actClass = "flex size-10 items-center justify-center text-film-ink hover:text-grease";

/** One picture that came of an edit; what can be made of it stands in its menu. */
export function EditResult({ edit, position, sizes, onOpen }: Props) {
  const url = edit.imageUrls[position]!;
  const number = position + 1;
  return (
    <ContactFrame
      number={number}
      marked={edit.favorite}
      shape={shapeOf(edit)}
      edge={
        <span className="-my-4 flex">
          <a href={download(url)} download aria-label={`Download result ${number}`} className={actClass}>
            <DownloadIcon />
          </a>
          <Menu
            label={`What to do with result ${number}`}
            align="end"
            trigger={
              <button type="button" aria-label={`More about result ${number}`} className={actClass}>
                <MoreIcon />
              </button>
            }
          >
            {changeLinks({ kind: "edit", id: edit.id, position }).map(({ label, to }) => (
              <MenuLink key={label} to={to}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        </span>
      }
    >
      <button
        type="button"
        aria-label={`Open result ${number}${edit.isVirtual ? ", not a real person" : ""}`}
        onClick={onOpen}
        className="block size-full -outline-offset-2!"
      >
        <img
          src={thumbnail(url, 640)}
          srcSet={`${thumbnail(url, 320)} 320w, ${thumbnail(url, 640)} 640w, ${url} ${edit.width}w`}
          sizes={sizes}
          width={edit.width}
          height={edit.height}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full animate-arrive object-cover"
        />
        {edit.isVirtual && <NotRealMark small />}
      </button>
    </ContactFrame>
  );
}
