import { FailureView } from "#web/features/crash/failure-view.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => [...pageTitle("Something went wrong"), { name: "robots", content: "noindex" }];

/** Prerendered, and served without scripts in place of a page the server could not answer. */
export default function ServerError() {
  return <FailureView />;
}
