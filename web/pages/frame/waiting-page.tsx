import { useLocation } from "react-router";
import { pageHeadClass } from "#web/ui/layout/page-head.tsx";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** Pages that are a sheet of pictures. */
const SHEETS = /^\/(dashboard|packs\/(?!new\b))/;
const FRAMES = 10;
const LINES = ["w-2/3", "w-1/2", "w-3/4"];

/** A page of one's own before anything of it is known: its head, and the empty frames or lines below. */
export function WaitingPage() {
  const { pathname } = useLocation();
  return (
    <div className="page" aria-busy="true">
      <span className="sr-only">Loading…</span>
      <div className={pageHeadClass}>
        {/* as high as a line of a title */}
        <Skeleton className="h-[1.05em] w-64 max-w-full text-title" />
      </div>
      {SHEETS.test(pathname) ? (
        <div aria-hidden="true" className="mt-10">
          <ContactSheet label="Loading">
            {Array.from({ length: FRAMES }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
              <ContactFrame key={index} number={index + 1}>
                <LatentFrame working />
              </ContactFrame>
            ))}
          </ContactSheet>
        </div>
      ) : (
        LINES.map((width) => (
          <div key={width} className="flex flex-col gap-3 border-hairline border-b py-8">
            <Skeleton className="h-5 w-40" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))
      )}
    </div>
  );
}
