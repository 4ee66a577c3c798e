import { PHOTO_REASONS } from "#schema/photo-reasons.ts";
import type { PhotoReason } from "./coach/judge-photos.ts";
import type { JudgedPhoto } from "./judged-photos.ts";

type Props = {
  photo: JudgedPhoto;
  onUseAnyway: (anyway: boolean) => void;
  onRetry: () => void;
};

const LEAD = { out: "Cannot be used.", held: "Left out.", use: "" } as const;

/** Below a frame: what is the matter with the photo, what to do instead, and what can be done here. */
export function PhotoReasons({ photo, onUseAnyway, onRetry }: Props) {
  const { name, judgement, delivery, anyway } = photo;
  if (delivery.state === "failed") {
    return (
      <div className="mt-1.5 text-[0.8125rem] text-film-ink leading-snug">
        <p>{delivery.reason}</p>
        <Action label={`Try to upload ${name} again`} onClick={onRetry}>
          Try again
        </Action>
      </div>
    );
  }
  if (!judgement || judgement.reasons.length === 0) return null;
  const { verdict, reasons } = judgement;
  // tips wait while something weightier is the matter, and one at a time is enough
  const weighty = reasons.filter(({ code }) => PHOTO_REASONS[code].weight !== "tip");
  const shown = weighty.length > 0 ? weighty.slice(0, 2) : reasons.slice(0, 1);
  const held = weighty.some(({ code }) => PHOTO_REASONS[code].weight === "held");
  return (
    <div className="mt-1.5 text-[0.8125rem] text-film-ink leading-snug">
      {shown.map((reason, at) => (
        <p key={reason.code}>
          {at === 0 && LEAD[verdict] && <strong className="font-semibold">{LEAD[verdict]} </strong>}
          {sentenceFor(reason)}
        </p>
      ))}
      {verdict === "held" && (
        <Action label={`Use ${name} anyway`} onClick={() => onUseAnyway(true)}>
          Use anyway
        </Action>
      )}
      {held && anyway && delivery.state === "local" && verdict === "use" && (
        <Action label={`Leave ${name} out`} onClick={() => onUseAnyway(false)}>
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
