import { useLocation } from "react-router";
import { pageHeadClass } from "#web/ui/layout/page-head.tsx";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** Pages that are a sheet of pictures. */
const SHEETS = /^\/(dashboard|packs\/(?!new\b))/;
const FRAMES = 10;

/** A page of one's own before anything of it is known: its head and, where it is a sheet, the empty frames. */
export function WaitingPage() {
  const { pathname } = useLocation();
  return (
    <div className="page" aria-busy="true">
      <span className="sr-only">Loading…</span>
      <div className={pageHeadClass}>
        {/* as high as a line of a title */}
        <Skeleton className="h-[1.05em] w-64 max-w-full text-title" />
      </div>
      {SHEETS.test(pathname) && (
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
      )}
    </div>
  );
}
