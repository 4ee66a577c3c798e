/** Where in a film a shot may stand. */
export type Act = "opening" | "middle" | "closing";
/** How much of the person is seen. */
export type ShotSize = "wide" | "half" | "close";

/** One way to take a scene. */
export interface Shot {
  slug: string;
  name: string;
  /** What it is good for, in one line. */
  hint: string;
  size: ShotSize;
  acts: readonly Act[];
  /** What the still shows; `{{idea}}` is the film's main idea. */
  still: string;
  /** What happens in it and what the camera does, one of these. */
  movements: readonly string[];
}

/** The grammar that storyboards are proposed from. */
export const SHOTS: readonly Shot[] = [
  {
    slug: "arrival",
    name: "Arrival",
    hint: "Shows where we are, and who comes",
    size: "wide",
    acts: ["opening"],
    still: "Medium shot of me, {{idea}}, just arriving and looking around",
    movements: ["the camera comes slowly closer", "the camera moves a little around me"],
  },
  {
    slug: "place",
    name: "In the place",
    hint: "The person small in a large room or landscape",
    size: "wide",
    acts: ["opening", "middle"],
    still: "Medium shot of me, {{idea}}, with much of the place around me",
    movements: ["the camera comes slowly closer", "the camera goes slowly away"],
  },
  {
    slug: "introduction",
    name: "Introduction",
    hint: "The first look at the face",
    size: "half",
    acts: ["opening", "middle"],
    still: "Half body shot of me, {{idea}}, looking into the camera",
    movements: ["the camera comes slowly closer", "a small smile, the camera stays close"],
  },
  {
    slug: "moment",
    name: "In the middle of it",
    hint: "Doing what the film is about",
    size: "half",
    acts: ["middle"],
    still: "Half body shot of me, {{idea}}, in the middle of it, not looking into the camera",
    movements: ["the camera moves a little around me", "the camera comes slowly closer"],
  },
  {
    slug: "thought",
    name: "A thought",
    hint: "Quiet: eyes past the camera",
    size: "close",
    acts: ["middle"],
    still: "Close-up of me, {{idea}}, looking past the camera, thoughtful",
    movements: ["the camera comes very slowly closer", "the camera moves a little around me"],
  },
  {
    slug: "reaction",
    name: "Reaction",
    hint: "What it does to the face",
    size: "close",
    acts: ["middle", "closing"],
    still: "Medium close-up of me, {{idea}}, laughing",
    movements: ["the camera moves a little around me", "the camera comes slowly closer"],
  },
  {
    slug: "turn",
    name: "The turn",
    hint: "Something changes: another side, another light",
    size: "half",
    acts: ["middle"],
    still: "Half body shot of me from a little to the side, {{idea}}, turning round",
    movements: ["the camera moves around me", "the camera goes slowly away"],
  },
  {
    slug: "portrait",
    name: "Portrait",
    hint: "One strong still look to end on",
    size: "close",
    acts: ["closing"],
    still: "Close-up of me, {{idea}}, looking calmly into the camera",
    movements: ["the camera comes very slowly closer"],
  },
  {
    slug: "farewell",
    name: "Farewell",
    hint: "The camera leaves, the place stays",
    size: "wide",
    acts: ["closing"],
    still: "Medium shot of me, {{idea}}, at the end of the day",
    movements: ["the camera goes slowly away"],
  },
];

export const SHOT_SLUGS = SHOTS.map(({ slug }) => slug);
