import { useLocation } from "react-router";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** Pages that are a sheet of pictures. */
const SHEETS = /^\/(dashboard|packs\/(?!new\b))/;
const FRAMES = 10;

/** A page of one's own before anything of it is known: as high as the screen, so that the footer stays where it is. */
export function WaitingPage() {
  const { pathname } = useLocation();
  return (
    <div className="page min-h-dvh pt-14" aria-busy="true">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-12 w-64 max-w-full" />
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
