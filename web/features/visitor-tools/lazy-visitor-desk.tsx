import { lazy, memo, Suspense } from "react";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { LoadingDesk } from "./loading-desk.tsx";

/* Its code and the client of the API are not among what a page starts with. */
const Desk = lazy(async () => ({ default: (await import("./visitor-desk.tsx")).VisitorDesk }));

/** Where a free tool of the provider's is worked with. */
export const LazyVisitorDesk = memo(({ tool }: { tool: VisitorToolData }) => (
  <Suspense fallback={<LoadingDesk name={tool.name} />}>
    <Desk tool={tool} />
  </Suspense>
));
