import { useRef } from "react";
import { ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import type { Decisions } from "./photo-check/judge-photos.ts";
import { PhotoFrame } from "./photo-frame.tsx";
import type { JudgedPhoto } from "./photos/judged-photos.ts";

type Props = {
  photos: readonly JudgedPhoto[];
  onRemove: (key: string) => void;
  onDecide: (key: string, decisions: Partial<Decisions>) => void;
  onRetry: (key: string) => void;
};

/** The chosen photos as frames, each with what was found in it. */
export function PhotoSheet({ photos, onRemove, onDecide, onRetry }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  if (photos.length === 0) return null;

  /** The next frame's button takes the focus, so that a keyboard stays where it was. */
  function remove(key: string, at: number) {
    const buttons = [...(sheet.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove(key);
  }

  return (
    <div ref={sheet}>
      <ContactSheet label="Your photos" columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-4">
        {photos.map((photo, at) => (
          <PhotoFrame
            key={photo.key}
            photo={photo}
            other={photos.find(({ key }) => key === askedBeside(photo))}
            onRemove={() => remove(photo.key, at)}
            onDecide={onDecide}
            onRetry={() => onRetry(photo.key)}
          />
        ))}
      </ContactSheet>
    </div>
  );
}

function askedBeside({ judgement }: JudgedPhoto): string | undefined {
  return judgement?.reasons.find(({ code }) => code === "UNSURE_PERSON")?.twin?.key;
}
