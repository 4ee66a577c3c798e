import { type ComponentProps, lazy, memo, Suspense } from "react";
import type { TrySheet } from "./try-sheet.tsx";

/*
 * Drawn into the pages while they are built, and alive a moment after the rest of the page: their code is not among what
 * a page starts with. The field for the photo works without any.
 */
const Sheet = lazy(async () => ({ default: (await import("./try-sheet.tsx")).TrySheet }));
const Bar = lazy(async () => ({ default: (await import("./face-bar.tsx")).FaceBar }));

/** `TrySheet`, late. Whoever shows it is a `memo`: what is drawn again before it is alive would be drawn from nothing. */
export function LazyTrySheet(props: ComponentProps<typeof TrySheet>) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}

/** `FaceBar`, late. */
export const LazyFaceBar = memo(() => (
  <Suspense>
    <Bar />
  </Suspense>
));
