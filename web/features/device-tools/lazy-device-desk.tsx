import { lazy, memo, Suspense } from "react";
import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import { useNoteEarlyPhoto } from "./early-photo.ts";

/*
 * Drawn into the page while it is built, and alive a moment after the rest of it: its code is not among what a page starts
 * with. The field for the photo works without any.
 */
const Desk = lazy(async () => ({ default: (await import("./desk/device-desk.tsx")).DeviceDesk }));

/** Where a tool that runs on the visitor's device is worked with. */
export const LazyDeviceDesk = memo(({ tool }: { tool: DeviceToolData }) => {
  useNoteEarlyPhoto(tool.slug);
  return (
    <Suspense>
      <Desk tool={tool} />
    </Suspense>
  );
});
