import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Add Object: put something new into a photo",
    description:
      "Place a lamp, a dog or a bouquet in a photo so that it looks as if it stood there: scale, contact shadow, light direction and focus.",
  },
  heading: "Put something into a photo that was not there",
  lead: "Say what should stand in it and where, and the object is painted in with the light of the scene.",
  does: [
    "An added thing looks pasted for one of four reasons: it is the wrong size, it floats, it is lit from another side, or it is sharper than what surrounds it. The tool reads these four from the photo and draws the new object to fit.",
    "Most of the work lies where object and ground meet. A vase on a table darkens the wood beneath it in a thin line, throws a longer shadow away from the window and, on polish, hangs upside down as a faint reflection.",
  ],
  forWhom: [
    { who: "Home movers", what: "Stand an armchair in the empty corner before measuring and ordering." },
    { who: "Shop owners", what: "A sprig, a cup or a ribbon that the still life was missing on the day." },
    { who: "Card makers", what: "A cake with candles on a table photographed on any ordinary morning." },
  ],
  steps: [
    {
      title: "Leave a stage",
      text: "Objects need an empty floor, shelf or hand. Photograph the room with that gap in it, and a little more than you expect to use.",
    },
    {
      title: "Say where it stands",
      text: "Left, right, in front or behind. An object beside another one, on the table next to the cup, is placed more surely than one somewhere.",
    },
    {
      title: "Describe material and size",
      text: "A knee-high terracotta pot with an olive tree gives scale and surface. Plant gives neither.",
    },
    {
      title: "Match the viewpoint",
      text: "From standing height you look down into a cup; from the table edge you see its side. Say which.",
    },
    {
      title: "Check where the eye goes",
      text: "Anything bright near the frame's edge pulls attention out of the picture. Move it inward or make it duller.",
    },
  ],
  faq: [
    {
      question: "Can I add a person?",
      answer:
        "This is for things and animals. Adding someone's likeness to a place they never were can mislead, so it is not offered here.",
    },
    {
      question: "How do I put an item into a hand?",
      answer:
        "Take the photo with the fingers already curled round something of similar thickness. Straight fingers cannot hold.",
    },
    {
      question: "Why did my object come out blurred?",
      answer:
        "Probably it stands in an area that was out of focus. That is right for the scene; choose a place as near to the camera as the sharp part.",
    },
    {
      question: "Is it all right for selling a flat?",
      answer:
        "Only if you say so beside the picture. A buyer must be able to tell what is really in the room and what is not.",
    },
  ],
} satisfies ToolText;
