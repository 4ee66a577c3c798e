import { useEffect, useRef, useState } from "react";
import { adviseLevel, type LevelAdvice, liveLevel } from "#web/engine/voice/live-level.ts";

/** Milliseconds between two pieces of advice: nobody can follow more. */
const ADVISE_EVERY = 1500;

const ADVICE: Readonly<Record<LevelAdvice, string>> = {
  nothing: "Nothing is heard yet.",
  quiet: "Come a little closer, or speak up.",
  good: "Good level.",
  loud: "Too loud. Move back a little.",
};

/** How loud it is now, as a bar that moves and as words that stay a moment. */
export function LevelMeter({ analyser }: { analyser: AnalyserNode }) {
  const meter = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [advice, setAdvice] = useState<LevelAdvice | null>(null);

  useEffect(() => {
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    let highest = 0;
    const look = () => {
      analyser.getFloatTimeDomainData(samples);
      const { share, peak } = liveLevel(samples);
      highest = Math.max(highest, peak);
      if (bar.current) bar.current.style.transform = `scaleX(${share.toFixed(3)})`;
      frame = requestAnimationFrame(look);
    };
    look();
    const advising = setInterval(() => {
      setAdvice(adviseLevel(highest));
      meter.current?.setAttribute("aria-valuenow", String(Math.round(highest * 100)));
      highest = 0;
    }, ADVISE_EVERY);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(advising);
    };
  }, [analyser]);

  const isWrong = advice === "loud" || advice === "nothing";
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: its bar moves with every frame, which no element of its own lets one draw */}
      <div
        ref={meter}
        role="meter"
        aria-label="Microphone level"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        aria-valuetext={advice ? ADVICE[advice] : "Listening"}
        className="relative h-3 overflow-hidden rounded-control bg-hairline forced-colors:border"
      >
        <div
          ref={bar}
          className={`h-full origin-left ${isWrong ? "bg-safelight" : "bg-ink"} forced-colors:bg-[Highlight]`}
          style={{ transform: "scaleX(0)" }}
        />
        {/* speech belongs below this line */}
        <div aria-hidden="true" className="absolute inset-y-0 left-[88%] w-px bg-safelight" />
      </div>
      <p role="status" className={`mt-1.5 min-h-6 text-sm ${isWrong ? "text-safelight" : "text-ink-soft"}`}>
        {advice ? ADVICE[advice] : "Listening…"}
      </p>
    </div>
  );
}
