import type { ToolText } from "../../tool-text.ts";

export default {
  seo: {
    title: "What an AI image editor can and cannot do",
    description:
      "Inpainting, instruction editing and retouching explained, with honest limits, and how our own editor works with them.",
  },
  heading: "What it means to edit with words",
  lead: "How editors of this kind work, where they end, and what to watch for, whichever of them you use.",
  does: [
    "There are two families. The older one repaints: you mark a region, everything inside is thrown away, and the model fills the hole so that it agrees with what surrounds it. It is sure of itself on grass, walls and sky, and it invents as soon as the hole is large or holds a face.",
    "The newer one reads an instruction and makes the whole picture again, trying to change only what was asked. It understands “take the glasses off”. Its weakness is quieter: every pass redraws everything a little, so that after five edits the skin has gone smooth and a mole has moved. Fewer and larger instructions keep more of the original than many small ones.",
    "Neither knows the truth behind the pixels. A restored blur is a guess at a face, a removed sign uncovers a wall that never was, and a new background changes what a picture claims. On a holiday photo this is nobody's loss. In evidence, news, science and anything medical, an edited picture has no place.",
    "Ours takes one picture, says the price of each step on its button, and keeps every result as a version next to the original. Whatever draws it, not a pixel outside the part you marked is touched: a model that makes the whole picture anew lends only what lies under the brush. Which steps there are depends on the engine that is connected: the built-in one removes what you brush over, enlarges, cuts people out and puts them before another background.",
  ],
  forWhom: [
    {
      who: "For a portrait with one flaw",
      what: "Ask yourself whether a new picture would be simpler. Keeping the seed and rewording the prompt often is.",
    },
    {
      who: "For old family prints",
      what: "Scan them flat and large first. What the scanner misses, no editor can bring back.",
    },
    {
      who: "For pictures of things",
      what: "Correct dust, colour and crop. Leave scratches on what you sell, because the buyer will find them.",
    },
  ],
  steps: [
    {
      title: "Keep the untouched file",
      text: "Editing is a one-way street in every program that saves over the original. Copy first.",
    },
    {
      title: "Crop and straighten before anything else",
      text: "Half of what bothers us in pictures is at their edges, and a crop removes it.",
    },
    {
      title: "Light before detail",
      text: "Brightness and white balance change how every flaw looks. Some are gone once the light is right.",
    },
    {
      title: "Then small things, one by one",
      text: "Stop when you would not notice it in someone else's picture.",
    },
  ],
  faq: [
    {
      question: "What if a change is too large for an edit?",
      answer:
        "Make the picture again in the AI Generator with a clearer sentence, or choose a pack whose setting is what you wanted the background to be.",
    },
    {
      question: "Do edited pictures have to be labelled?",
      answer:
        "Where others could take a made-up picture of real people or events for genuine, the law of many places, the European Union among them, asks for it. It is fair to do so even where no law asks.",
    },
    {
      question: "Is retouching a portrait dishonest?",
      answer:
        "A spot that is gone in a week may go today. A nose, a figure or ten years are you, and whoever meets you afterwards will notice.",
    },
  ],
} satisfies ToolText;
