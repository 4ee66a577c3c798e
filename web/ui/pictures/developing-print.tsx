type Props = {
  /** The picture that comes up; without one the paper stays blank. */
  src: string | null;
  /** How far it has come, 0 to 1. */
  share: number;
  /** What is under way; "Training progress" unless told. */
  name?: string;
  /** What a screen reader hears as progress, e.g. "About 2 minutes left". */
  label: string;
};

/** A print developing in its tray under the safelight. */
export function DevelopingPrint({ src, share, name = "Training progress", label }: Props) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={label}
      className="relative aspect-[4/3] overflow-hidden rounded-control bg-[#3a120b] p-[5%] [box-shadow:inset_0_0_0_1px_rgb(0_0_0/0.5)]"
    >
      <div className="absolute inset-[3%] rounded-control bg-[radial-gradient(120%_120%_at_30%_15%,#8e2a17,#541709_70%)] [box-shadow:inset_0_2px_14px_rgb(0_0_0/0.55)]" />
      <div className="relative mx-auto h-full w-fit animate-tray">
        <div className="relative aspect-square h-full overflow-hidden bg-[#e9b9a4] p-[4%] [box-shadow:0_3px_14px_rgb(0_0_0/0.4)]">
          <div className="relative size-full overflow-hidden bg-[#e3ae97]">
            {src && (
              <img
                src={src}
                alt=""
                className="size-full object-cover mix-blend-multiply transition-[opacity,filter] duration-1000 ease-linear"
                style={{
                  opacity: 0.06 + 0.94 * share,
                  filter: `grayscale(1) contrast(${0.45 + 0.65 * share}) brightness(${1.45 - 0.4 * share})`,
                }}
              />
            )}
          </div>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="absolute inset-y-0 -left-1/4 w-[150%] animate-developer bg-[linear-gradient(105deg,transparent_42%,rgb(255_190_160/0.13)_50%,transparent_58%)]"
      />
    </div>
  );
}
