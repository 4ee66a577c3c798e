import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Car Color Change: preview a respray or a wrap",
    description:
      "Preview matte green or deep red on your own car. How to photograph bodywork, avoid messy reflections, and judge gloss against matte.",
  },
  heading: "See your car in another colour",
  lead: "Press on the paint and it changes colour. Glass, chrome, tyres, lamps and number plate stay as they are.",
  does: [
    "Paint is a mirror with a tint. On a gloss door you see sky, kerb and the neighbour's hedge, each mixed with the base colour, and a respray that ignores them looks like a cartoon. The tool replaces the tint below the reflections and lets the reflections stand.",
    "You say where the paint is: a press or a stroke on a panel, and the colour runs on over what looks alike until an edge. What it takes too much of, you brush to be left out. Glossy keeps the reflections, matte scatters the sky into a soft sheen: the same blue is nearly two cars.",
  ],
  forWhom: [
    { who: "Owners planning a wrap", what: "Sort five tempting foils into one before asking for quotes." },
    { who: "Body shops", what: "Show a customer the two-tone they keep describing with their hands." },
    { who: "Model builders", what: "Try a livery on the full-size original first." },
  ],
  steps: [
    {
      title: "Wash and dry it",
      text: "Dust turns every colour greyish, and drops become hundreds of tiny lenses that keep the old shade.",
    },
    {
      title: "Wait for cloud or early evening",
      text: "An even sky gives long clean reflections. Noon sun burns white patches where no new colour can show.",
    },
    {
      title: "Stand at the front corner",
      text: "Three-quarter view, about four metres away, phone at headlamp height, zoomed in slightly. Close up and wide, the bonnet swells.",
    },
    {
      title: "Check what is opposite",
      text: "A red van across the street will be in your door. Park facing an empty wall or a field.",
    },
    {
      title: "Brush through light and shade",
      text: "One stroke from the bright top of a door to its dark foot teaches the tool both. Panels behind a gap need a press of their own.",
    },
    {
      title: "Compare in shade and sun",
      text: "Do the same colour on two photos. Deep greens and blues go almost black without light.",
    },
  ],
  faq: [
    {
      question: "Can roof, mirrors or stripes get their own colour?",
      answer:
        "Yes: only what you press on changes, and clear gaps between panels help it stop at the right line. For a second colour, go on with the result.",
    },
    {
      question: "Does white turn into black convincingly?",
      answer:
        "It is the hardest case. White panels hide their reflections and black ones are made of them. Dark to light is easier.",
    },
    {
      question: "Will the shade match a paint code?",
      answer: "No. Ask for a sprayed sample card and hold it against the metal outdoors.",
    },
    {
      question: "Should I cover the number plate?",
      answer: "Not for our sake: the photo never leaves your device. Do it if you intend to post the result.",
    },
  ],
} satisfies ToolText;
