import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Roman Statue: your portrait carved in marble",
    description:
      "Turn a portrait into a Roman bust: pose and light for stone, how hair and eyes are carved, republican or imperial style, and fitting breaks.",
  },
  heading: "Be carved in marble like a Roman",
  lead: "Makes a bust of you: Carrara marble, drilled curls, blank eyes, perhaps a chipped ear and two thousand years in the ground.",
  does: [
    "Sculpture has no colour, so form must do everything. The tool translates tones into relief: dark brows become a raised ridge, freckles disappear, an iris is cut as a ring or left smooth. Hair turns from strands into locks with deep drill holes between them, since a chisel cannot do threads.",
    "Rome knew several ways of being seen. The republican portrait counted every wrinkle as merit; Augustus preferred calm, ageless skin; the Antonines loved beards and polished cheeks against rough curls. Choose the century that is kind to you.",
  ],
  forWhom: [
    { who: "Latin teachers", what: "The staff room as a senate, labels in correct dative." },
    { who: "Chess and reading clubs", what: "A row of past presidents in stone." },
    { who: "Sculptors", what: "A first idea of planes and shadow before touching clay." },
  ],
  steps: [
    {
      title: "Close your mouth",
      text: "Teeth in marble look like a row of dice. Antique heads are serious, with lips just resting.",
    },
    {
      title: "Turn three quarters",
      text: "Straight on, a bust resembles a coin. With the head slightly turned you get cheekbone, neck tendon and a nose with a bridge.",
    },
    {
      title: "One light, high and to the side",
      text: "Like a skylight in a museum. Two lamps fill each other's shadows and the face goes flat as plaster.",
    },
    {
      title: "Bare the neck, or drape a sheet",
      text: "A bed sheet over one shoulder gives real folds to carve. A hoodie makes a hooded Roman.",
    },
    {
      title: "Decide on the damage",
      text: "A lost nose tip is authentic and takes away your likeness. Prefer an ear, the rim of the base, or fine root marks.",
    },
  ],
  faq: [
    {
      question: "Weren't ancient statues painted?",
      answer: "Most were, brightly. Here they come as we know them from museums, bare of paint.",
    },
    {
      question: "What do I do about glasses?",
      answer: "Take them off. Marble cannot be that thin, and Romans had none.",
    },
    {
      question: "Can I have bronze instead?",
      answer: "Yes, it stands among the stones. Bronze likes a darker photo with clear highlights.",
    },
    {
      question: "Is a full figure possible?",
      answer:
        "Not here: it makes busts, draped. Nude figures of real people are not made anyway, classical or not.",
    },
    {
      question: "In which museum will it be exhibited?",
      answer: "In none. Save it for your own collection: with us it stands for a day and is then taken down.",
    },
  ],
} satisfies ToolText;
