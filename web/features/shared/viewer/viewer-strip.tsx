import { thumbnail } from "#web/ui/pictures/media-url.ts";

type Props = { urls: readonly string[]; at: number; onChoose: (at: number) => void };

/** The pictures that one edit made, to look at each; also by the keys of their numbers. */
export function ViewerStrip({ urls, at, onChoose }: Props) {
  return (
    <ol aria-label="Pictures of this edit" className="flex justify-center gap-2 pt-2">
      {urls.map((url, index) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`Picture ${index + 1} of ${urls.length}`}
            aria-current={index === at ? "true" : undefined}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => onChoose(index)}
            className="block size-14 overflow-hidden bg-film-frame aria-current:outline-2 aria-current:outline-grease"
          >
            <img src={thumbnail(url, 160)} alt="" width={56} height={56} className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ol>
  );
}
