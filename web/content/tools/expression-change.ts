import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Expression Change: a smile for the almost-good photo",
    description:
      "Open closed eyes or soften a stiff smile in a photo. What makes a smile look real, which photos can take the change, and when to leave it alone.",
  },
  heading: "Rescue the photo where you blinked",
  lead: "Changes the expression in a portrait a little: eyes open, jaw relaxed, a stiff smile made kind.",
  summary: "Opens eyes and softens or adds a smile",
  does: [
    "A smile that stops at the mouth looks posed, because a felt one also lifts the cheeks, narrows the eyes and folds the skin beside them. The tool will move those parts together. From a neutral face it can go to a faint smile, an open laugh, a thoughtful look or a stern one.",
    "Small moves are believable. From dead serious to roaring laughter means inventing teeth, tongue and the inside of a mouth nobody photographed, and the further it goes, the more of a stranger looks back.",
  ],
  forWhom: [
    { who: "Group photographers", what: "Eleven good faces and one mid-blink: mend the one." },
    { who: "Professionals", what: "A passport-stiff portrait warmed enough for a staff page." },
    { who: "Storyboard artists", what: "One face through six moods for an animatic." },
  ],
  steps: [
    {
      title: "Pick a frame with a neutral mouth",
      text: "Lips just parted or lightly closed give the most room in every direction.",
    },
    {
      title: "See that the teeth are known",
      text: "If any frame of that day shows your smile, start from it. Otherwise teeth are made up, and friends notice.",
    },
    {
      title: "Make the head big enough",
      text: "From chin to hairline at least a quarter of the picture's height. In a crowd shot, crop to the one face first.",
    },
    {
      title: "Ask for less than you want",
      text: "Begin with a hint of a smile. Compare it with the original at arm's length before going on.",
    },
  ],
  faq: [
    {
      question: "Can closed eyes be opened?",
      answer: "When the rest of the face is sharp, yes. Iris colour will be a guess unless you mention it.",
    },
    {
      question: "Is it fair to change someone else's face?",
      answer:
        "Ask them. A face that says something its owner did not feel can be unkind, and in news or evidence it is simply false.",
    },
    {
      question: "What if the eyes and the smile disagree?",
      answer: "Lower the strength, or ask for the eyes alone. Warmth sits there more than in the lips.",
    },
    {
      question: "Can I use it for a passport?",
      answer: "No. Authorities want an unaltered photo, and a neutral expression anyway.",
    },
    {
      question: "Is the first version overwritten?",
      answer:
        "It is meant to stay beside the new one. Both will be for your eyes only, and each can be deleted by itself.",
    },
  ],
} satisfies ToolText;
