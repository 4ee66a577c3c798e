import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Richify: your portrait in a life of quiet luxury",
    description:
      "Place your portrait on a yacht, at the opera or in a walnut library. What makes wealth look real in a photo, from cloth to light, and what is fair.",
  },
  heading: "Borrow a grander life for one picture",
  lead: "Moves your portrait to the terrace, the opera box or the walnut library, and dresses you so that the butler lets you in.",
  does: [
    "Wealth in pictures is quieter than people expect. Nobody at the good table wears all the gold at once. The tool works with cloth that falls heavily, rooms with far too much space, flowers in season and the unhurried light of five in the afternoon.",
    "It is a game of dressing up, with you in the leading part. The face stays yours, bank balance included.",
  ],
  forWhom: [
    {
      who: "Birthday people",
      what: "A mock society page for someone turning fifty, with guests from the bowling club.",
    },
    {
      who: "Set and costume students",
      what: "Old money, new money, lost money: three rooms for one sitter.",
    },
    { who: "Comedy writers", what: "The portrait over the fireplace that the plot needs." },
  ],
  steps: [
    {
      title: "Stand as if there were time",
      text: "Weight on one leg, hands relaxed, chin level. Hurry shows first in the shoulders.",
    },
    {
      title: "Wear one plain, well-pressed thing",
      text: "A white shirt or a black dress survives any change of setting. Slogans and trainers have to be repainted.",
    },
    {
      title: "Choose warm side light",
      text: "A low sun or a shaded lamp. Chandeliers and candles then have something to agree with.",
    },
    {
      title: "Name the wealth",
      text: "Lisbon shipping family, 1930s. Ski hotel out of season. A quiet collector of clocks. Luxury by itself gives you a car advertisement.",
    },
    {
      title: "Take one thing away",
      text: "Look at the result and remove an ornament, as Coco Chanel is said to have advised.",
    },
  ],
  faq: [
    {
      question: "Can I use it to sell a course or an investment?",
      answer: "No. Showing wealth you do not have so that people trust you with their money is fraud.",
    },
    {
      question: "Can I stand next to a celebrity?",
      answer: "No real people are added. Invented guests in the background are possible.",
    },
    {
      question: "Why does the watch look strange?",
      answer:
        "Dials and monograms are small and must be exact, which generators are not. Wear cuffs that cover the wrist in your photo.",
    },
    {
      question: "Does it work for two?",
      answer: "With both of you in one photo, adults and willing, side by side and equally lit.",
    },
    {
      question: "Who else can see the picture?",
      answer: "Nobody, unless you show or send it to them. We show it to this browser and keep it for a day.",
    },
  ],
} satisfies ToolText;
