import { useEffect, useRef, useState } from "react";
import { CRASH } from "#schema/crash.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CrashFrame } from "./crash-frame.tsx";
import { reportCrash } from "./report-crash.ts";

/** Shown in place of a page that broke. Reports each error once. */
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
    setErrorId(undefined);
    void reportCrash(error).then((id) => {
      // a later error has a report of its own
      if (reported.current === error) setErrorId(id);
    });
  }, [error]);

  return (
    <CrashFrame
      heading={heading}
      errorId={errorId === undefined ? "…" : (errorId ?? "none (the report could not be delivered)")}
    >
      <Button size="large" onClick={onRetry}>
        {CRASH.retry}
      </Button>
    </CrashFrame>
  );
}
