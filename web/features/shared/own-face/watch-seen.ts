/** How far below the screen something counts as about to be seen. */
const AHEAD = "120px";

const reactions = new Map<Element, (seen: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Calls back whenever the element comes on screen and leaves it; of several at once, the topmost last. Returns how to stop. */
export function watchSeen(element: Element, react: (seen: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries.toReversed()) reactions.get(target)?.(isIntersecting);
    },
    { rootMargin: AHEAD },
  );
  reactions.set(element, react);
  observer.observe(element);
  return () => {
    reactions.delete(element);
    observer?.unobserve(element);
  };
}
