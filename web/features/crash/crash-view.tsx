import { useEffect, useRef, useState } from "react";
import { CRASH } from "#schema/errors.ts";
import { Button } from "#web/ui/button.tsx";
import { reportCrash } from "./report-crash.ts";

/** Shown in place of a page that broke. Reports the error once. */
export function CrashView({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const [errorId, setErrorId] = useState<string | null | undefined>(undefined);
  const reported = useRef<unknown>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (reported.current === error) return;
    reported.current = error;
    void reportCrash(error).then(setErrorId);
  }, [error]);

  return (
    <main id="content" className="page flex min-h-[70dvh] flex-col items-start justify-center py-16">
      <div role="alert">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {CRASH.title}
        </h1>
        <p className="mt-4 max-w-xl text-ink-soft text-lg">{CRASH.text}</p>
        <p className="numbers mt-4 min-h-7">
          Error ID: {errorId === undefined ? "…" : (errorId ?? "none, the report could not be delivered")}
        </p>
      </div>
      <Button size="large" className="mt-8" onClick={onRetry}>
        {CRASH.retry}
      </Button>
    </main>
  );
}
