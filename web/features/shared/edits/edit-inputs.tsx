import type { EditInputView } from "#schema/pictures/edits.ts";
import { thumbnail } from "#web/ui/pictures/media-url.ts";

const NAMES: Readonly<Record<string, string>> = { face: "Face", mask: "Brushed over" };

/** What an edit was made from, in order. What was deleted since leaves its place empty. */
export function EditInputs({ inputs }: { inputs: readonly EditInputView[] }) {
  return (
    <ol aria-label="Made from" className="flex max-w-full flex-wrap gap-2">
      {inputs.map(({ role, url }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand in two places
        <li key={at} className="w-18">
          {url ? (
            <img
              src={thumbnail(url, 160)}
              alt={NAMES[role] ?? `Input ${at + 1}`}
              width={160}
              height={200}
              loading="lazy"
              className="aspect-4/5 w-full bg-film-frame object-contain"
            />
          ) : (
            <p className="flex aspect-4/5 items-center justify-center bg-film-frame text-center text-film-ink text-xs">
              Deleted
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
