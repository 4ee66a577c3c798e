import { useOwnFace } from "#web/features/shared/own-face/own-face-state.ts";

/** What the covers are, told wherever they could be taken for results. */
export function CoverNote({ className = "" }: { className?: string }) {
  const isDrawn = useOwnFace().step === "ready";
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      {isDrawn
        ? "Covers marked AI are drawn on this device, from your photo. The others are illustrations."
        : "Covers are illustrations. Your pictures will be of you."}
    </p>
  );
}
