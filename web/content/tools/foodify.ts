import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Foodify: a portrait made of fruit, bread or pasta",
    description:
      "Have your portrait laid out in vegetables, bread or sushi, in the tradition of painted market heads. Ingredients, plates, light and poses that work.",
  },
  heading: "Have your portrait served as a meal",
  lead: "Builds a face out of food: cheeks of peach, brows of rosemary, a collar of cabbage leaves.",
  does: [
    "Four and a half centuries ago Giuseppe Arcimboldo painted heads made of the harvest, and every pear in them is also a nose. The tool follows that idea. It looks for the large forms of your face and picks for each an ingredient with that form, so a strong chin may become a potato and curls a bunch of grapes.",
    "“How far” decides what is left of you: built of food from collar to hair, or still half a face, with skin and eyes looking out between the leaves.",
  ],
  forWhom: [
    {
      who: "Cooks and bakers",
      what: "A shop sign or menu page with the owner in it, edible from ear to ear.",
    },
    { who: "Hosts", what: "Place cards on which each guest must find themselves." },
    { who: "Art classes", what: "A Mannerist exercise for adults, with lunch afterwards." },
  ],
  steps: [
    {
      title: "Turn into profile or half profile",
      text: "Nose, brow and chin give the outline something to be made of. Straight on, a face of food quickly looks like a plate.",
    },
    {
      title: "Exaggerate",
      text: "Puffed cheeks, raised eyebrows, a grin. The more shape there is, the more there is to cook with.",
    },
    {
      title: "Order from one kitchen",
      text: "Autumn market, fishmonger, French bakery. A face of everything at once has no colour of its own.",
    },
    {
      title: "Say how it is photographed",
      text: "Dark wood and window light make it a still life; white marble and sun from above a magazine page.",
    },
  ],
  faq: [
    {
      question: "How do I avoid something revolting?",
      answer:
        "Leave out raw meat, wet noodles and anything cream-coloured for skin. Crisp, dry ingredients such as bread, nuts and leaves are friendlier.",
    },
    {
      question: "Why does it not look like me?",
      answer:
        "Too many small parts. Choose a kitchen of larger ones, the bakery or the market, or keep half of the face.",
    },
    { question: "Can glasses stay?", answer: "Yes. Onion rings and pretzels work well." },
    {
      question: "Do you keep my photo after the picture is made?",
      answer: "A few hours for the photo, a day for the picture; then both are erased.",
    },
  ],
} satisfies ToolText;
