import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Black and White: a conversion with real tones",
    description:
      "Why a grey filter looks flat, how channels and contrast make a portrait, which colour photos gain from losing colour, and how to print them.",
  },
  heading: "Take the colour out and leave the light",
  lead: "Converts a photo to monochrome the way a darkroom would: by choosing which colours become light and which dark.",
  does: [
    "Red lipstick and green leaves can have exactly the same brightness. Remove the colour and they merge into one grey, which is why a simple desaturation looks dull. Film photographers put coloured glass before the lens: yellow to darken a sky, red to make it dramatic, green to give skin weight.",
    "The tool offers such filters after the fact, along with contrast, brightness, grain and a warm, cold or sepia toning. Deep black somewhere and clean white somewhere else hold a picture together; all that lies between carries the mood.",
  ],
  forWhom: [
    {
      who: "Portrait sitters",
      what: "A face freed from a loud jumper, blotchy skin and mixed office lamps.",
    },
    { who: "Street photographers", what: "A series from different days brought to one voice." },
    { who: "Publishers", what: "Author pictures that print well on cheap paper." },
  ],
  steps: [
    {
      title: "Choose for light, not for colour",
      text: "Half close your eyes. If you still see shapes, shade and direction, the photo will stand. A sunset will not.",
    },
    {
      title: "Start from the colour file",
      text: "Phones' monochrome modes throw the channels away. In colour you can decide later, and more than once.",
    },
    {
      title: "Set skin first",
      text: "A red or orange filter lightens it and hides spots; blue ages everyone. Then look after sky and cloth.",
    },
    {
      title: "Shape the contrast",
      text: "Lift the mid-tones for tenderness, deepen them for gravity. Watch that dark hair keeps its strands.",
    },
    {
      title: "Add grain at the end",
      text: "Fine grain binds smooth phone pictures. Judge it at print size.",
    },
  ],
  faq: [
    {
      question: "Which pictures should stay in colour?",
      answer:
        "Those whose point is colour: autumn woods, a feast, a painted door. Also those where blue and orange alone tell apart what is near and far.",
    },
    {
      question: "Does it help noisy night shots?",
      answer: "More than most remedies. Coloured specks vanish, and what is left looks like film.",
    },
    {
      question: "Can I keep a single red rose?",
      answer:
        "Not here: the whole picture is converted. Consider whether the rose or the photograph is to be looked at.",
    },
    { question: "Is sepia included?", answer: "As a toning, yes, best at a low strength." },
    {
      question: "Does the colour version stay safe?",
      answer:
        "It is not touched. The grey version is a new file on your device, and no copy of either is made elsewhere.",
    },
  ],
} satisfies ToolText;
