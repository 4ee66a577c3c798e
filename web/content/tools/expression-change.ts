import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Expression Change: a smile for the almost-good photo",
    description:
      "Add a hint of a smile, open tired eyes or raise brows. What makes a smile look real, which photos can take the change, and when to leave it alone.",
  },
  heading: "Rescue the photo where you looked stern",
  lead: "Changes the expression in a portrait a little: a mouth made kinder, eyes more awake, brows up or down.",
  does: [
    "A smile that stops at the mouth looks posed, because a felt one also lifts the cheeks, narrows the eyes and folds the skin beside them. The tool moves those parts together, by shifting the skin you have: mouth corners and cheeks for a smile, lids for the eyes, and the brows by themselves. From a neutral face it goes to a faint smile, a surprised look or a stern one.",
    "Small moves are believable. It never opens a mouth or closed eyes: what is behind lips and lids was not photographed, and inventing it would show a stranger.",
  ],
  forWhom: [
    { who: "Tired parents", what: "A picture after a short night, with the lids a little higher." },
    { who: "Professionals", what: "A passport-stiff portrait warmed enough for a staff page." },
    { who: "Storyboard artists", what: "One face through six moods for an animatic." },
  ],
  steps: [
    {
      title: "Pick a frame with a neutral mouth",
      text: "Lips just parted or lightly closed give the most room in every direction.",
    },
    {
      title: "Keep a laugh as it is",
      text: "Teeth that show already move along with the lips. Add little, or the mouth becomes wider than anybody laughs.",
    },
    {
      title: "Make the head big enough",
      text: "From chin to hairline at least a quarter of the picture's height. In a crowd shot, crop to the one face first.",
    },
    {
      title: "Set less than you want",
      text: "Begin with a hint of a smile. Compare it with the original at arm's length before going on.",
    },
  ],
  faq: [
    {
      question: "Can closed eyes be opened?",
      answer:
        "No. Nobody photographed what is behind the lids. Eyes that are open can be opened a little further.",
    },
    {
      question: "Is it fair to change someone else's face?",
      answer:
        "Ask them. A face that says something its owner did not feel can be unkind, and in news or evidence it is simply false.",
    },
    {
      question: "What if the eyes and the smile disagree?",
      answer: "Lower the smile, or move the eyes alone. Warmth sits there more than in the lips.",
    },
    {
      question: "Can I use it for a passport?",
      answer: "No. Authorities want an unaltered photo, and a neutral expression anyway.",
    },
    {
      question: "Is the first version overwritten?",
      answer:
        "No. The file you chose stays as it is; what you download is a second one, made on this device.",
    },
  ],
} satisfies ToolText;
