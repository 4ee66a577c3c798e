import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { VersionsView } from "#schema/pictures/edits.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import type { Wanted } from "../state/opened.ts";
import { type Version, versionTree } from "./version-tree.ts";

type Props = {
  versions: VersionsView | null;
  /** Of the open one. */
  openKey: string;
  onOpen: (wanted: Wanted) => void;
};

/** Steps to the side that are shown; a phone has no room for more. */
const MAX_DEPTH = 4;

/** All versions of a picture, to go back to any of them and go on from there. */
export function VersionsPanel({ versions, openKey, onOpen }: Props) {
  const tree = versions ? versionTree(versions) : [];
  if (tree.length === 0) {
    return (
      <p className="text-ink-soft text-sm">
        Each step that takes credits, and each picture you save as new, becomes a version here, beside the
        original. You can go back to any of them, on every device.
      </p>
    );
  }
  return (
    <ol aria-label="Versions" className="flex flex-col">
      {tree.map((version) => (
        <li
          key={version.key}
          style={{ paddingLeft: `${Math.min(MAX_DEPTH, version.depth) * 0.875}rem` }}
          className="border-hairline border-b first:border-t"
        >
          <VersionRow version={version} isOpen={version.key === openKey} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

function VersionRow({
  version,
  isOpen,
  onOpen,
}: Omit<Props, "versions" | "openKey"> & { version: Version; isOpen: boolean }) {
  const { source, url, label, words, edit } = version;
  const inside = (
    <>
      <span className="relative size-14 shrink-0 overflow-hidden bg-film-frame">
        {url ? (
          <img src={thumbnail(url, 160)} alt="" width={56} height={56} className="size-full object-cover" />
        ) : (
          <LatentFrame working={isRunning(edit?.status)} />
        )}
      </span>
      <span className="min-w-0 grow py-1">
        <span className="block font-medium">{label}</span>
        {words && <span className="line-clamp-2 text-ink-soft text-sm">{words}</span>}
        {edit?.failure && <span className="block text-safelight text-sm">{JOB_FAILURES[edit.failure]}</span>}
        {isRunning(edit?.status) && <span className="block text-ink-soft text-sm">In progress</span>}
        {edit && url && (
          <span className="numbers block text-ink-soft text-xs">
            {edit.width} × {edit.height}
          </span>
        )}
      </span>
    </>
  );
  const rowClass = "flex w-full items-center gap-3 py-2 text-left -outline-offset-2!";
  if (!source) return <div className={rowClass}>{inside}</div>;
  return (
    <button
      type="button"
      aria-current={isOpen ? "true" : undefined}
      onClick={() => onOpen(source)}
      className={`${rowClass} border-transparent border-l-2 pl-2 hover:text-safelight aria-[current]:border-safelight`}
    >
      {inside}
    </button>
  );
}
