import { loadOwnFace } from "#web/features/shared/own-face/load-own-face.ts";
import { useOwnFace } from "#web/features/shared/own-face/own-face-state.ts";
import { PlainButton } from "#web/ui/controls/plain-button.tsx";

/** What the covers are, told wherever they could be taken for results. */
export function CoverNote({ className = "" }: { className?: string }) {
  const face = useOwnFace();
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      {face.step === "ready" ? (
        <>
          Covers are drawn with AI on this device, from your photo, which was not uploaded.{" "}
          <PlainButton
            onClick={() => void loadOwnFace().then(({ forget }) => forget())}
            className="link hover:text-safelight"
          >
            Forget my photo
          </PlainButton>
        </>
      ) : (
        "Covers are illustrations. Your pictures will be of you."
      )}
    </p>
  );
}
