import { focusStyle } from "#web/ui/controls/focus-style.ts";
import { CloseIcon } from "#web/ui/controls/icons.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import type { Decisions } from "./photo-check/judge-photos.ts";
import { PhotoReasons } from "./photo-reasons.tsx";
import type { JudgedPhoto } from "./photos/judged-photos.ts";
import { StruckMark } from "./struck-mark.tsx";

type Props = {
  photo: JudgedPhoto;
  /** The photo that this one is asked about beside. */
  other: JudgedPhoto | undefined;
  onRemove: () => void;
  onDecide: (key: string, decisions: Partial<Decisions>) => void;
  onRetry: () => void;
};

/** One photo on the sheet: the picture, how far it has come, and what is the matter with it. */
export function PhotoFrame({ photo, other, onRemove, onDecide, onRetry }: Props) {
  const { name, delivery, judgement } = photo;
  const struck = judgement?.verdict === "held" || judgement?.verdict === "out";
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden bg-film-frame text-film-ink">
        <Picture photo={photo} dimmed={struck} />
        {struck && <StruckMark />}
        {delivery.state === "sending" && (
          <div
            role="progressbar"
            aria-label={`Uploading ${name}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(delivery.share * 100)}
            className="absolute inset-x-0 bottom-0 h-1 bg-film/70"
          >
            <div className="h-full bg-grease" style={{ width: `${delivery.share * 100}%` }} />
          </div>
        )}
        <button
          type="button"
          data-remove
          aria-label={`Remove ${name}`}
          onClick={onRemove}
          className="absolute top-1 right-1 flex size-9 items-center justify-center rounded-full bg-film/75 text-film-ink hover:text-grease"
        >
          <CloseIcon />
        </button>
      </div>
      <p className="film-print mt-2 flex justify-between gap-2 py-0.5">
        <span className="truncate" title={name}>
          {name}
        </span>
        <span className="shrink-0">{stateOf(photo)}</span>
      </p>
      <PhotoReasons photo={photo} other={other} onDecide={onDecide} onRetry={onRetry} />
    </li>
  );
}

function stateOf({ stage, delivery }: JudgedPhoto): string {
  if (delivery.state === "sent") return "Uploaded";
  if (delivery.state === "queued") return "Queued";
  if (delivery.state === "sending") return `${Math.round(delivery.share * 100)}%`;
  return stage === "analysing" ? "Checking" : stage === "waiting" ? "Waiting" : "";
}

function Picture({ photo, dimmed }: { photo: JudgedPhoto; dimmed: boolean }) {
  const { stage, picture, delivery, name, analysis } = photo;
  const focus = analysis?.face?.focus;
  const source =
    picture?.thumbnail ?? (delivery.state === "sent" ? thumbnail(delivery.upload.url, 320) : undefined);
  if (!source) return <LatentFrame working={stage === "analysing"} />;
  return (
    <img
      src={source}
      alt={name}
      className={`size-full animate-arrive object-cover object-[50%_25%] ${dimmed ? "opacity-45" : ""}`}
      style={focusStyle(focus)}
    />
  );
}
