import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import type { FoundFace } from "./faces/found-face.ts";

type Props = {
  picture: SourcePicture;
  faces: readonly FoundFace[];
  chosen: number;
  onChoose: (index: number) => void;
  /** What is chosen: "Face to use". */
  label: string;
};

/** A picture with its faces outlined; where there are several, one presses the one that is meant. */
export function FaceOutlines({ picture, faces, chosen, onChoose, label }: Props) {
  const { width, height, url } = picture;
  return (
    <div className="rounded-frame bg-film p-3">
      <div className="relative mx-auto w-fit">
        <img
          src={url}
          alt={label}
          width={width}
          height={height}
          className="block max-h-[26rem] w-auto max-w-full"
        />
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full">
          {faces.map((face, index) => (
            <polygon
              key={face.box.left}
              points={face.outline.map(([x, y]) => `${x * width},${y * height}`).join(" ")}
              fill="none"
              stroke={index === chosen ? "var(--color-grease)" : "#efe6da"}
              strokeWidth={index === chosen ? 3 : 1.5}
              strokeDasharray={index === chosen ? undefined : "5 5"}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        {faces.length > 1 && (
          <div role="radiogroup" aria-label={label}>
            {faces.map((face, index) => (
              <label
                key={face.box.left}
                className="absolute cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-grease"
                style={{
                  left: `${face.box.left * 100}%`,
                  top: `${face.box.top * 100}%`,
                  width: `${face.box.width * 100}%`,
                  height: `${face.box.height * 100}%`,
                }}
              >
                <input
                  type="radio"
                  name={label}
                  aria-label={`Face ${index + 1} of ${faces.length}, ${placeLabel(face)}`}
                  checked={index === chosen}
                  onChange={() => onChoose(index)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
              </label>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Where in the picture a face is, in words. */
function placeLabel({ box }: FoundFace): string {
  const middle = box.left + box.width / 2;
  return middle < 1 / 3 ? "on the left" : middle > 2 / 3 ? "on the right" : "in the middle";
}
