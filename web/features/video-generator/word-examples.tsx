import type { Engine } from "#schema/operations/operation.ts";
import type { VideoType } from "#schema/operations/videos/video.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** What the built-in engine understands: a way of the camera, and what falls. */
const CAMERA_WORDS = [
  "Slowly closer, light snow falls",
  "Around, dust in the light",
  "Slowly away, rain falls",
  "Closer, confetti falls",
] as const;

const WORDS: Readonly<Record<VideoType, readonly string[]>> = {
  IMAGE_TO_VIDEO: [
    "She turns her head to the window and smiles, still camera",
    "Wind moves the hair and the coat, slowly closer",
    "He looks up from the book, the camera pulls back",
  ],
  TEXT_TO_VIDEO: [
    "At a bus stop in the rain, closing an umbrella and looking up, still camera, grey evening",
    "On a beach at sunset, walking along the water, the camera travels alongside",
    "In a workshop, a long curl of wood falls, slow push in, warm lamp",
  ],
  VIDEO_TO_VIDEO: [
    "The same scene as an oil painting, thick brush strokes",
    "The same scene at night, in the snow, street lights on",
  ],
};

type Props = { type: VideoType; engine: Engine; words: string; onChoose: (words: string) => void };

/** What is suggested for a type here. */
export const examplesFor = (type: VideoType, engine: Engine): readonly string[] =>
  engine === "embedded" ? exampleWords(type) : WORDS[type];

/** Words to begin with, as long as nothing of one's own stands there. */
export function WordExamples({ type, engine, words, onChoose }: Props) {
  const examples = examplesFor(type, engine);
  if (words.trim() !== "" && !examples.includes(words)) return null;
  return (
    <div>
      <p id="word-examples" className="text-ink-soft text-sm">
        Examples
      </p>
      <ul aria-labelledby="word-examples" className="mt-1 flex flex-col items-start gap-y-1">
        {examples.map((example) => (
          <li key={example}>
            <Button look="quiet" aria-pressed={words === example} onClick={() => onChoose(example)}>
              <span className="text-left">{example}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** From words the still needs a place as well. */
function exampleWords(type: VideoType): readonly string[] {
  if (type !== "TEXT_TO_VIDEO") return CAMERA_WORDS;
  const places = ["On a winter street", "In an old library", "By a rainy window", "At a party"];
  return CAMERA_WORDS.map((words, at) => `${places[at]}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`);
}
