import { useRef, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Chip } from "#web/ui/controls/chip.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { download } from "#web/ui/pictures/media-url.ts";
import { saveFrame } from "./save-frame.ts";

const SPEEDS = [0.25, 0.5, 1, 1.5, 2] as const;

type Props = {
  url: string;
  /** What it shows, for those who do not see it. */
  name: string;
  size: { width: number; height: number };
  /** The picture it begins with. */
  poster: string | null;
};

/** A finished video: played, repeated, slowed down, saved, and one of its frames. */
export function VideoPlayer({ url, name, size: { width, height }, poster }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [loops, setLoops] = useState(true);
  const [speed, setSpeed] = useState(1);
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
      <video
        ref={player}
        src={url}
        poster={poster ?? undefined}
        controls
        playsInline
        loop={loops}
        preload="metadata"
        aria-label={name}
        className="rounded-frame bg-film object-cover"
        // as large as there is room, in its own shape; what it begins with is cut to it
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc(75vh * ${width / height}))`,
        }}
      />
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Chip type="checkbox" checked={loops} onChange={() => setLoops(!loops)}>
          Repeat
        </Chip>
        <SelectField
          label="Speed"
          value={speed}
          className="w-28"
          onChange={({ currentTarget }) => {
            const chosen = Number(currentTarget.value);
            setSpeed(chosen);
            if (player.current) player.current.playbackRate = chosen;
          }}
        >
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one} ×
            </option>
          ))}
        </SelectField>
        <Button look="quiet" onClick={() => player.current && void saveFrame(player.current)}>
          Save this frame
        </Button>
        <a href={download(url)} download className={buttonClass("quiet")}>
          Download MP4
        </a>
      </div>
    </div>
  );
}
