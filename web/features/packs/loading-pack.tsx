import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** The sheet as it will be, empty, so that nothing below it moves when the pack is known. */
export function LoadingPack() {
  return (
    <div aria-busy="true">
      <Skeleton className="mt-14 h-16 w-2/3" />
      <div className="py-5">
        <Skeleton className="h-7 w-48" />
      </div>
      <ContactSheet label="Pictures, loading">
        {Array.from({ length: IMAGES_PER_PACK }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
          <ContactFrame key={index} number={index + 1}>
            <LatentFrame working />
          </ContactFrame>
        ))}
      </ContactSheet>
    </div>
  );
}
