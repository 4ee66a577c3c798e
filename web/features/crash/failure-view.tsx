import { CRASH } from "#schema/crash.ts";
import { ERROR_ID_PLACE } from "#schema/site/app-routes.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { CrashFrame } from "./crash-frame.tsx";

/** The crash page for a failure of the server: it knows its Error ID from the start, and runs no script. */
export function FailureView() {
  return (
    <CrashFrame errorId={ERROR_ID_PLACE}>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that failed */}
      <a href="" className={buttonClass("primary", "large")}>
        {CRASH.retry}
      </a>
    </CrashFrame>
  );
}
