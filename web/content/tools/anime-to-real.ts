import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Anime to Real: a drawn character as a photograph",
    description:
      "How a drawn face becomes a believable photo: proportions, hair, fabric and light, what to describe in words, and which drawings you may use.",
  },
  heading: "See a drawn character as if photographed",
  lead: "Reads an anime drawing and imagines the adult who might have sat for it, with pores, flyaway hair and cloth that weighs something.",
  does: [
    "Lines leave almost everything open. An anime nose is a dot, an eye takes up a third of the face, hair stands up in defiance of gravity. Copied literally this becomes a doll, so the tool takes the drawing's signs, colouring, expression, costume, and rebuilds them at human measures.",
    "Materials are chosen anew. A flat grey patch could be felt, steel or wet silk, and hair that is turquoise on paper has to be dyed, with a darker root. Such choices can be left open, or made by you in a sentence.",
  ],
  forWhom: [
    { who: "Cosplayers", what: "Find out how a costume would be cut and which fabric it needs." },
    { who: "Comic artists", what: "Casting photos of their own figures, for consistent light and likeness." },
    { who: "Fan film crews", what: "A look to agree upon before make-up tests." },
  ],
  steps: [
    {
      title: "Use a clean, frontal drawing",
      text: "Head and shoulders, both eyes visible, no speech bubbles. Heavily tilted or chibi figures have too little anatomy to go by.",
    },
    { title: "Crop to one character", text: "Limbs of a neighbour are happily adopted as sleeves." },
    {
      title: "State age, heritage and build",
      text: "A woman of forty, Korean, tall. Drawings seldom say, and silence is filled with the most common face.",
    },
    {
      title: "Assign materials",
      text: "Coat: waxed cotton. Armour: dull aluminium. Hair: dyed teal, cut with a razor.",
    },
    {
      title: "Order a kind of photograph",
      text: "Available light at a street market, or studio grey with a large softbox. Without it you get a glossy poster.",
    },
  ],
  faq: [
    {
      question: "Is the person in the result real?",
      answer: "No, it is nobody. Should it happen to resemble someone, do not present it as them.",
    },
    {
      question: "Are there characters you turn away?",
      answer: "Those who are or look under age are not for this tool, and sexual scenes are out altogether.",
    },
    {
      question: "Can I use a drawing from a published series?",
      answer:
        "For your own study you often may, depending on your country. Publishing or selling needs the rights holder's consent. Your own drawings are always welcome.",
    },
    {
      question: "Why is the result cold-eyed?",
      answer: "The drawn highlight in the iris was lost. “Window” as the light puts it back as a reflection.",
    },
    {
      question: "Could my unpublished design leak?",
      answer:
        "The sketch is erased after a few hours and the photograph after a day, and no list shows either.",
    },
  ],
} satisfies ToolText;
