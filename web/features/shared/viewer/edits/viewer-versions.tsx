import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { GenerationView } from "#schema/pictures/generation.ts";
import type { ShowPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { sourceOf } from "#web/features/shared/source-picture/source-picture.ts";
import { sourceQuery } from "#web/features/shared/source-picture/source-query.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import { type PictureVersion, pictureVersions } from "./picture-versions.ts";

type Props = { picture: Pick<GenerationView, "id" | "kind">; onShow: ShowPicture };

/** Everything that was made of the open picture and of what it was made from; nothing where it stands alone. */
export function ViewerVersions({ picture, onShow }: Props) {
  const trpc = useTRPC();
  const { data } = useQuery(trpc.edits.versions.queryOptions(sourceOf(picture)));
  const versions = data ? pictureVersions(data) : [];
  if (versions.length < 2) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-[#efe6da] text-lg">Versions</h3>
      <ol aria-label="Versions" className="grid grid-cols-3 gap-x-2 gap-y-3">
        {versions.map((version) => (
          <li key={version.url} className="min-w-0">
            <Version version={version} isOpen={version.itemId === picture.id} onShow={onShow} />
          </li>
        ))}
      </ol>
    </>
  );
}

type VersionProps = { version: PictureVersion; isOpen: boolean; onShow: ShowPicture };

/** One of the library is shown; another is opened where it can be worked on. */
function Version({ version: { source, url, label, itemId }, isOpen, onShow }: VersionProps) {
  const inside = (
    <>
      <img
        src={thumbnail(url, 160)}
        alt=""
        width={160}
        height={200}
        loading="lazy"
        className={`aspect-4/5 w-full bg-film-frame object-cover ${isOpen ? "outline-2 outline-grease" : ""}`}
      />
      <span className="mt-1 block truncate text-xs">{label}</span>
    </>
  );
  const look = "block w-full text-left hover:text-grease";
  if (itemId === null) {
    return (
      <Link to={`/tools/ai-image-editor?${sourceQuery(source)}`} title="Open in the editor" className={look}>
        {inside}
      </Link>
    );
  }
  return (
    <button
      type="button"
      aria-current={isOpen ? "true" : undefined}
      onClick={() => void onShow(itemId)}
      className={look}
    >
      {inside}
    </button>
  );
}
