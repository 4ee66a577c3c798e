import type { ReactNode } from "react";

/** The photos of a new training, with what is asked of them. */
export function PhotosSection({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="photos-title" className="min-w-0">
      <h2 id="photos-title" className="text-heading">
        Photos of one person
      </h2>
      <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
        One face in each, fully visible and in focus, in different light. No sunglasses, no groups.
      </p>
      {children}
    </section>
  );
}
