import { PHOTO_REASONS } from "#schema/photo-reasons.ts";
import type { PhotoReason } from "./coach/judge-photos.ts";
import type { JudgedPhoto } from "./judged-photos.ts";

type Props = {
  photo: JudgedPhoto;
  onUseAnyway: (anyway: boolean) => void;
  onRetry: () => void;
};

const LEAD = { out: "Can't be used.", held: "Left out.", use: "" } as const;

/** Below a frame: what is the matter with the photo, what to do instead, and what can be done here. */
export function PhotoReasons({ photo, onUseAnyway, onRetry }: Props) {
  const { name, judgement, delivery, anyway } = photo;
  if (delivery.state === "failed") {
    return (
      <div className="mt-1.5 text-[0.8125rem] text-film-ink leading-snug">
        <p>{delivery.reason}</p>
        <Action label={`Try again, ${name}`} onClick={onRetry}>
          Try again
        </Action>
      </div>
    );
  }
  if (!judgement) return null;
  const { verdict, reasons } = judgement;
  // the worst is enough: the next shows when that is mended
  const reason = reasons[0];
  if (!reason) return null;
  const overruled = verdict === "use" && anyway && PHOTO_REASONS[reason.code].weight === "held";
  return (
    <div className="mt-1.5 text-[0.8125rem] text-film-ink leading-snug">
      <p>
        {LEAD[verdict] && <strong className="font-semibold">{LEAD[verdict]} </strong>}
        {sentenceFor(reason)}
      </p>
      {verdict === "held" && (
        <Action label={`Use anyway, ${name}`} onClick={() => onUseAnyway(true)}>
          Use anyway
        </Action>
      )}
      {overruled && delivery.state === "local" && (
        <Action label={`Leave out, ${name}`} onClick={() => onUseAnyway(false)}>
          Leave out
        </Action>
      )}
    </div>
  );
}

function sentenceFor({ code, twin }: PhotoReason): string {
  const { message, advice } = PHOTO_REASONS[code];
  return twin ? `${message.replace(/\.$/, "")} (${twin}). ${advice}` : `${message} ${advice}`;
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="mt-1 min-h-8 underline decoration-film-ink/50 underline-offset-4 hover:text-grease"
    >
      {children}
    </button>
  );
}
