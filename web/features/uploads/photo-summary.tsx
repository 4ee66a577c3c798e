import { useEffect, useRef, useState } from "react";
import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { Overview } from "./photos/judged-photos.ts";

type Props = {
  overview: Overview;
  onStop: () => void;
  onRemoveOut: () => void;
};

/** What was found in all, in one line, and how far checking and uploading are. */
export function PhotoSummary({ overview, onStop, onRemoveOut }: Props) {
  const { photos, unseen, onTheWay, share, verdicts } = overview;
  const moving = onTheWay > 0;
  const checked = photos.length - unseen;
  const summary = useRef<HTMLParagraphElement>(null);
  // a button that goes away leaves a keyboard here rather than at the top of the page
  const was = useRef(moving);
  useEffect(() => {
    const gone = was.current && !moving;
    was.current = moving;
    if (gone && document.activeElement === document.body) summary.current?.focus({ preventScroll: true });
  }, [moving]);

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p ref={summary} tabIndex={-1} className="numbers outline-none">
          {unseen > 0 ? `Checking your photos: ${checked} of ${photos.length}.` : summaryOf(overview)}
        </p>
        {(moving || unseen > 0) && (
          <div
            role="progressbar"
            aria-label={moving ? "Uploading photos" : "Checking photos"}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round((moving ? share : checked / photos.length) * 100)}
            className="mt-2 h-0.5 bg-hairline"
          >
            <div
              className={`h-full ${moving ? "bg-safelight" : "bg-ink"}`}
              style={{ width: `${(moving ? share : checked / photos.length) * 100}%` }}
            />
          </div>
        )}
        {!moving && unseen === 0 && verdicts.out > 1 && (
          <Button
            look="quiet"
            className="min-h-8 text-sm"
            onClick={() => {
              summary.current?.focus({ preventScroll: true });
              onRemoveOut();
            }}
          >
            Remove the {verdicts.out} that can't be used
          </Button>
        )}
      </div>
      {moving && (
        <Button look="outline" onClick={onStop}>
          Stop uploading
        </Button>
      )}
      <Announcement text={announcementOf(overview)} />
    </div>
  );
}

function summaryOf({ toSend, onTheWay, sent, failed, verdicts }: Overview): string {
  const parts = [
    onTheWay > 0 && `Uploading ${count(onTheWay, "photo")}`,
    sent > 0 && `${count(sent, "photo")} uploaded`,
    onTheWay === 0 && toSend.length - failed > 0 && `${count(toSend.length - failed, "photo")} ready`,
    failed > 0 && `${count(failed, "photo")} not uploaded`,
    verdicts.ask > 0 && `${count(verdicts.ask, "question")} to answer`,
    verdicts.held > 0 && `${verdicts.held} left out`,
    verdicts.out > 0 && `${verdicts.out} can't be used`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(", ")}.` : "";
}

/** What a screen reader hears: that work began, and how it ended; nothing for each photo. */
function announcementOf(overview: Overview): string {
  if (overview.unseen > 0) return "Checking your photos.";
  if (overview.onTheWay > 0) return "Uploading your photos.";
  return summaryOf(overview);
}

function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    // what changes again at once need not be heard
    const timer = setTimeout(() => setSaid(text), 600);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
