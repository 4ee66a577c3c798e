import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";

const Toaster = lazy(async () => ({ default: (await import("./toaster.tsx")).Toaster }));

let wanted = false;
const listeners = new Set<() => void>();
let shown!: () => void;
const isShown = new Promise<void>((resolve) => {
  shown = resolve;
});

function want(): void {
  wanted = true;
  for (const listener of listeners) listener();
}

/** Where toasts appear. Costs nothing until the first of them. */
export function ToastArea() {
  const open = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted,
    () => false,
  );
  return open ? (
    <Suspense>
      <Toaster />
      <Shown />
    </Suspense>
  ) : null;
}

/** Comes after the toaster in the tree, so its effect runs once that one listens. */
function Shown() {
  useEffect(() => shown(), []);
  return null;
}

/** The toast function of pages that seldom need one: fetched, with its area, on first use. */
export async function loadToast() {
  want();
  const [{ toast }] = await Promise.all([import("sonner"), isShown]);
  return toast;
}
