import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Animalify: turn your portrait into an animal's",
    description:
      "Which animal suits which face, and how to pose for it: gaze, head angle, coat and clothing. Turn a portrait into a fox, an owl or a bear.",
  },
  heading: "Meet yourself as a fox, an owl or a bear",
  lead: "Gives your portrait fur, feathers or scales, and keeps what makes it you: the gaze, the tilt of the head, the clothes.",
  does: [
    "Animals and people share the arrangement of two eyes, a nose and a mouth, and hardly any of its proportions. A horse's eyes sit at the sides, an owl has a disc instead of a cheek, a cat no visible lips. The tool bends your features to the species and stops before you disappear.",
    "You can choose the whole animal in your jacket, upright and dignified like an old painted portrait, or for a mixture in which only ears, eyes and pelt have crossed over.",
  ],
  forWhom: [
    { who: "Players and streamers", what: "An avatar that is recognisably you without showing your face." },
    { who: "Choirs, teams, book clubs", what: "Each member as an animal, in a row." },
    { who: "Storytellers", what: "The cast of a fable, drawn from people who agreed to take part." },
  ],
  steps: [
    {
      title: "Choose by structure",
      text: "Long faces go well with deer and greyhounds, round ones with owls and seals, strong brows with bears and eagles. It is meant as a compliment.",
    },
    {
      title: "Look straight out",
      text: "Direct eyes carry the likeness through the fur. Sunglasses take away the only part that is never changed.",
    },
    {
      title: "Keep a collar in the picture",
      text: "A shirt, a scarf or a uniform keeps the human in it and gives the neck a place to end.",
    },
    {
      title: "Light from one side",
      text: "Fur shows by its shadows. With flash from the front it goes flat, like carpet.",
    },
    {
      title: "Name the breed",
      text: "A rough-coated lurcher or a barn owl is better than dog or bird, and gets you nearer to a character.",
    },
  ],
  faq: [
    {
      question: "Can I turn my dog into a person?",
      answer: "Not here. It works from a photo of an adult towards an animal.",
    },
    {
      question: "What about my beard?",
      answer: "Beards turn into a ruff or a mane rather well. Say so if you want it to stay a beard.",
    },
    {
      question: "The result no longer looks like me. What now?",
      answer:
        "Choose a lighter mixture under “How far”, or take a photo in which your own marks, grey eyes or a crooked smile, are seen clearly.",
    },
    {
      question: "Can I use it to mock someone?",
      answer:
        "Please don't. Comparing people with animals has an ugly history. Make it of yourself, or of someone who laughs with you.",
    },
    {
      question: "Can anyone else see my pictures?",
      answer: "No. Each opens only where it was made, and a day later there is none left.",
    },
  ],
} satisfies ToolText;
