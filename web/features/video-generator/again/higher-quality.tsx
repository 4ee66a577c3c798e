import { UPSCALED_LINES } from "#schema/operations/videos/upscale-video.ts";
import { formatCredits } from "#web/lib/format.ts";
import type { VideoPlan } from "../plan-video.ts";

type Props = { upscale: VideoPlan["upscale"]; checked: boolean; onChange: (checked: boolean) => void };

/** Whether a video is enlarged once it is made; grey with its reason where it cannot be. */
export function HigherQuality({ upscale, checked, onChange }: Props) {
  const isOffered = "credits" in upscale;
  return (
    <label className={`flex items-baseline gap-2.5 ${isOffered ? "" : "text-ink-soft"}`}>
      <input
        type="checkbox"
        checked={isOffered && checked}
        disabled={!isOffered}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4.5 translate-y-0.5 accent-safelight"
      />
      <span className="numbers">
        Enlarge to {UPSCALED_LINES} lines afterwards
        <span className="block text-ink-soft text-sm">
          {isOffered
            ? `${formatCredits(upscale.credits)} more. If only this fails, it is refunded and the video stays.`
            : upscale.reason}
        </span>
      </span>
    </label>
  );
}
