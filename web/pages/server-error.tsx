import { FailureView } from "#web/features/crash/failure-view.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Something went wrong");

/** Prerendered, and served without scripts in place of a page the server could not answer. */
export default function ServerError() {
  return <FailureView />;
}
