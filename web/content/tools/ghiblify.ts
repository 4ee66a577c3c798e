import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Ghiblify: a photo as a hand-painted film scene",
    description:
      "Turn a photo into a gouache-and-ink scene as in classic Japanese animation films. Which places, skies and poses suit it, and what to leave out.",
  },
  heading: "Turn a snapshot into a painted film scene",
  lead: "Redraws people with a simple ink line and everything around them in soft gouache, in the spirit of classic hand-painted Japanese animation films.",
  does: [
    "In those films the characters are plain and the world is rich. A face is a few lines and two flat tones; the meadow behind it has been painted blade by blade. The tool keeps that contrast, simplifies you and takes its time over clouds, tiles, steam and leaves.",
    "Nature is never merely a backdrop there. Wind shows in hair and grass, light falls through something, a kettle is about to boil. Photos with such a small event become scenes, and those without remain pretty drawings.",
  ],
  forWhom: [
    { who: "Travellers", what: "The view from the train or the guesthouse porch, as it felt." },
    { who: "Couples", what: "An invitation with the two of you under a very large sky." },
    { who: "Gardeners and cooks", what: "Allotment or breakfast table, with every tomato painted." },
  ],
  steps: [
    {
      title: "Let the place have two thirds",
      text: "Stand further back than usual. A tight selfie leaves nothing to paint.",
    },
    {
      title: "Prefer clear weather or honest rain",
      text: "White towering clouds, long evening light or puddles suit the brush. A dull noon does not.",
    },
    {
      title: "Do something small",
      text: "Tie a shoe, carry a basket, look up. Side views and backs are welcome; the lens can be ignored.",
    },
    {
      title: "Take off what is too modern",
      text: "Logos and screens break the period. Plain linen, a bicycle or a wooden chair will be drawn with love.",
    },
  ],
  faq: [
    {
      question: "Is this connected with a film studio?",
      answer:
        "No. The name is how people commonly call the look. No character or scene of any film is copied, and you should not sell results as though it were.",
    },
    {
      question: "Why am I hardly recognisable?",
      answer:
        "The style draws everyone with similar eyes and a small nose. Hair, glasses, clothes and posture are what identify you, so make them count.",
    },
    {
      question: "Could a city work?",
      answer: "Old streets with shop signs, cables and plants, very well. Glass towers come out empty.",
    },
    {
      question: "Is Animefy the same thing?",
      answer: "No. That one is for crisp, modern series: sharper lines, bolder hair, more of the face.",
    },
    {
      question: "Who else can look at my scene?",
      answer: "No one until you pass it on. Save it if you like it: tomorrow it is no longer here.",
    },
  ],
} satisfies ToolText;
