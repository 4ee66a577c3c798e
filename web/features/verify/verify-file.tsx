import { useRef, useState } from "react";
import { usePickFile } from "#web/features/shared/photos/use-pick-file.ts";
import { FactList } from "#web/ui/layout/fact-list.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { FORMATS, readMarks } from "./read-marks.ts";
import { refusalOf, UNREADABLE, type Verdict, verdictOf } from "./verdict.ts";

type Answer = { name: string } & ({ verdict: Verdict } | { refusal: string });

async function answerFor(file: File): Promise<Answer> {
  const { name } = file;
  try {
    const reading = await readMarks(file);
    if (reading.format !== null) return { name, verdict: verdictOf(reading) };
    return { name, refusal: refusalOf(reading) ?? UNREADABLE };
  } catch {
    return { name, refusal: UNREADABLE };
  }
}

/** Where a file is put, and what it says of itself; nothing leaves the device. */
export function VerifyFile() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const newest = useRef<File | null>(null);
  const { input, ref, over, drop } = usePickFile(async (file) => {
    newest.current = file;
    const found = await answerFor(file);
    // a larger file chosen before may answer later
    if (newest.current === file) setAnswer(found);
  });

  return (
    <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-2">
      <div {...drop} className="bg-film p-4 text-film-ink sm:p-6">
        <label
          className={`flex min-h-52 lg:min-h-72 flex-col items-center justify-center gap-2 border border-grease border-dashed p-6 text-center focus-within:text-grease hover:text-grease ${over ? "bg-film-frame" : ""}`}
        >
          <input
            {...input}
            ref={ref}
            accept="image/*,video/*,audio/*,.heic,.heif"
            aria-label="File to check"
            className="sr-only"
          />
          <span className="font-display text-heading">Choose a file</span>
          <span className="text-sm">or drop or paste one here: {FORMATS}</span>
          <span className="mt-2 text-sm">It is read on this device. Nothing is uploaded.</span>
        </label>
      </div>
      <div role="status" className="min-w-0">
        {answer === null && (
          <p className="text-ink-soft text-lg">What the file says of itself will stand here.</p>
        )}
        {answer && <p className="break-words text-ink-soft">{answer.name}</p>}
        {answer && "refusal" in answer && <Notice className="mt-3">{answer.refusal}</Notice>}
        {answer && "verdict" in answer && (
          <>
            <h2 className="mt-1 text-title">{answer.verdict.title}</h2>
            {answer.verdict.facts.length > 0 && <FactList facts={answer.verdict.facts} />}
            <p className="mt-4">{answer.verdict.note}</p>
          </>
        )}
      </div>
    </div>
  );
}
