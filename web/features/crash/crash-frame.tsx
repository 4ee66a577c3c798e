import type { ReactNode, Ref } from "react";
import { CRASH } from "#schema/crash.ts";
import { NameMark } from "#web/ui/layout/name-mark.tsx";

type Props = {
  errorId: ReactNode;
  /** What tries again. */
  children: ReactNode;
  /** The page broke under someone's hands: the heading takes the focus, and the words are read out. */
  heading?: Ref<HTMLHeadingElement>;
};

/** What stands in the place of a page that broke: plain links only, since nothing else can be relied upon. */
export function CrashFrame({ errorId, children, heading }: Props) {
  return (
    <>
      <header className="border-hairline border-b">
        <div className="page flex h-16 items-center">
          <a href="/" className="hover:text-safelight" aria-label="Likeness, home">
            <NameMark />
          </a>
        </div>
      </header>
      <main id="content" className="page flex min-h-[70dvh] flex-col items-start justify-center py-16">
        <div role={heading ? "alert" : undefined}>
          <h1 ref={heading} tabIndex={heading ? -1 : undefined} className="text-title outline-none">
            {CRASH.title}
          </h1>
          <p className="mt-4 max-w-xl text-ink-soft text-lg">{CRASH.text}</p>
          <p className="numbers mt-4 min-h-7 break-words">Error ID: {errorId}</p>
        </div>
        <div className="mt-8">{children}</div>
      </main>
    </>
  );
}
