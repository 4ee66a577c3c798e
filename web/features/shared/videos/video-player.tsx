import { useMemo, useRef, useState } from "react";
import { useBlobAddress } from "#web/lib/files/use-blob-address.ts";
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
  /** What is said in it, as WebVTT; null: nothing that we know is said. */
  captions?: string | null;
};

/** A finished video: played, repeated, slowed down, saved, and one of its frames. */
export function VideoPlayer({ url, name, size: { width, height }, poster, captions = null }: Props) {
  const player = useRef<HTMLVideoElement>(null);
  const [loops, setLoops] = useState(true);
  const [speed, setSpeed] = useState(1);
  const file = useMemo(() => captions && new Blob([captions], { type: "text/vtt" }), [captions]);
  const track = useBlobAddress(file || null);
  return (
    <div>
      {/* biome-ignore lint/a11y/useMediaCaption: captions stand where it is known what is said */}
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
      >
        {track && <track key={track} kind="captions" label="What is said" src={track} default />}
      </video>
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
