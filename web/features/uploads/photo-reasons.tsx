import type { ReactNode } from "react";
import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import type { Decisions, PhotoReason } from "./photo-check/judge-photos.ts";
import type { JudgedPhoto } from "./photos/judged-photos.ts";
import { ReasonAction } from "./reason-action.tsx";
import { SamePersonQuestion } from "./same-person-question.tsx";

type Props = {
  photo: JudgedPhoto;
  /** The photo that this one is asked about beside. */
  other: JudgedPhoto | undefined;
  onDecide: (key: string, decisions: Partial<Decisions>) => void;
  onRetry: () => void;
};

const LEAD = { out: "Can't be used.", held: "Left out.", ask: "", use: "" } as const;

/** Below a frame: what is the matter with the photo, what to do instead, and what can be done here. */
export function PhotoReasons({ photo, other, onDecide, onRetry }: Props) {
  const { name, judgement, delivery } = photo;
  if (delivery.state === "failed") {
    return (
      <Lines text={delivery.reason}>
        <ReasonAction label={`Try again, ${name}`} onClick={onRetry}>
          Try again
        </ReasonAction>
      </Lines>
    );
  }
  if (!judgement) return null;
  const { verdict, reasons } = judgement;
  if (verdict === "ask") {
    const onAnswer = (samePerson: boolean) => {
      onDecide(photo.key, { samePerson });
      // holds for both, whatever other photos come and go
      if (samePerson && other) onDecide(other.key, { samePerson });
    };
    return <SamePersonQuestion photo={photo} other={other} onAnswer={onAnswer} />;
  }
  // the worst is enough: the next shows when that is mended
  const reason = reasons[0];
  const moving = delivery.state === "sending" || delivery.state === "queued";
  const undo = moving ? undefined : overruling(photo);
  const text = undo?.text ?? (reason && sentenceFor(reason, photo));
  if (!text) return null;
  return (
    <Lines lead={LEAD[verdict]} text={text}>
      {verdict === "held" && reason && (
        <ReasonAction label={`Use anyway, ${name}`} onClick={() => onDecide(photo.key, insisting(reason))}>
          Use anyway
        </ReasonAction>
      )}
      {undo && (
        <ReasonAction label={`Leave out, ${name}`} onClick={() => onDecide(photo.key, undo.decisions)}>
          Leave out
        </ReasonAction>
      )}
    </Lines>
  );
}

/** Who is in a photo is decided apart from how good it is. */
function insisting({ code }: PhotoReason): Partial<Decisions> {
  return code === "OTHER_PERSON" ? { samePerson: true } : { anyway: true };
}

/** What of the person's own decisions keeps the photo in, and what takes that back. */
function overruling({ judgement, samePerson, anyway, delivery }: JudgedPhoto) {
  if (judgement?.verdict !== "use") return undefined;
  if (samePerson) return { text: "You said this is the same person.", decisions: { samePerson: false } };
  const reason = judgement.reasons[0];
  // an uploaded photo is taken out by removing it
  if (!anyway || !reason || PHOTO_REASONS[reason.code].weight !== "held" || delivery.state === "sent")
    return undefined;
  return { text: sentenceFor(reason), decisions: { anyway: false } };
}

function sentenceFor({ code, twin }: PhotoReason, photo?: JudgedPhoto): string {
  if (code === "OTHER_PERSON" && photo?.samePerson === false) return "You said this is someone else.";
  const { message, advice } = PHOTO_REASONS[code];
  return twin ? `${message.replace(/\.$/, "")} (${twin.name}). ${advice}` : `${message} ${advice}`;
}

function Lines({ lead, text, children }: { lead?: string; text: string; children?: ReactNode }) {
  return (
    <div className="mt-1.5 text-[0.8125rem] text-film-ink leading-snug">
      <p>
        {lead && <strong className="font-semibold">{lead} </strong>}
        {text}
      </p>
      {children}
    </div>
  );
}
