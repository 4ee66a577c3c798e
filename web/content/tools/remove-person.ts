import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Remove Person: take a passer-by out of a photo",
    description:
      "Clear strangers from a holiday or wedding picture. How to shoot spare frames, mark shadows and reflections, and spot repeats in the fill.",
  },
  heading: "Clear a stranger out of your picture",
  lead: "Takes a passer-by away and fills in the pavement, hedge or sea that was hidden behind.",
  does: [
    "Behind every person is something the camera never saw. You brush over them, and the tool continues what it sees around the place, the sand, the hedge, the row of tiles, with the same grain and sharpness. Regular things such as sand, grass and brick continue well; a shop window or another face cannot be guessed.",
    "People leave traces. A shadow across the square, a figure in the puddle, a hand on your friend's shoulder: whatever stays shows that someone was there.",
  ],
  forWhom: [
    { who: "Travellers", what: "The temple steps without the man in the orange rucksack." },
    { who: "Wedding couples", what: "A caterer walking through the first dance, gone." },
    { who: "Sellers of houses", what: "Passers-by in a street view who never asked to be in it." },
  ],
  steps: [
    {
      title: "Take three frames, ten seconds apart",
      text: "People move, and what one hid the next shows. With that, you may not need a repair at all.",
    },
    {
      title: "Mark generously, with the shadow",
      text: "Feet, bag, dog lead and everything they cast. Then look for mirrors and windows.",
    },
    {
      title: "Begin at the back",
      text: "Remove distant figures first. Every one cleared is material for the larger one in front.",
    },
    {
      title: "Look for repeats",
      text: "Look for two identical tufts or stones side by side. Undo, and cover that spot in smaller strokes.",
    },
    {
      title: "Straighten lines afterwards",
      text: "Zoom in where a kerb or a railing passes through the mended place. A kink of two pixels is what eyes find.",
    },
  ],
  faq: [
    {
      question: "Can one of two people holding each other be taken out?",
      answer:
        "Rarely well. The one who stays lacks an arm or a side, which has to be invented. A crop is often the better choice.",
    },
    {
      question: "Is there a limit to how large they may be?",
      answer:
        "Up to about a quarter of the frame, usually fine. Beyond that you see more invention than photograph.",
    },
    {
      question: "Am I allowed to change a news or evidence photo?",
      answer: "No. Where a picture shows that someone was or was not there, leave it alone.",
    },
    {
      question: "What if I remove my former partner?",
      answer: "Your album, your choice. Keep an untouched copy; feelings about pictures change.",
    },
    {
      question: "And the stranger's privacy?",
      answer: "Removing them helps it, and the unedited photo never leaves your device.",
    },
  ],
} satisfies ToolText;
