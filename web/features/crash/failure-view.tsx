import { ERROR_ID_PLACE } from "#schema/app-routes.ts";
import { CRASH } from "#schema/errors.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { NameMark } from "#web/ui/name-mark.tsx";

/** The crash page for a failure of the server: plain links, since no script runs on it. */
export function FailureView() {
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
        <h1 className="text-title">{CRASH.title}</h1>
        <p className="mt-4 max-w-xl text-ink-soft text-lg">{CRASH.text}</p>
        <p className="numbers mt-4">
          Error ID: <span className="break-all">{ERROR_ID_PLACE}</span>
        </p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that failed */}
        <a href="" className={`${buttonClass("primary", "large")} mt-8`}>
          {CRASH.retry}
        </a>
      </main>
    </>
  );
}
