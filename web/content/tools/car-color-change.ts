import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Car Color Change: preview a respray or a wrap",
    description:
      "Preview matte green or pearl white on your own car. How to photograph bodywork, avoid messy reflections, and judge gloss against matte.",
  },
  heading: "See your car in another colour",
  lead: "Changes the colour of the bodywork and leaves glass, chrome, tyres, lamps and number plate as they are.",
  does: [
    "Paint is a mirror with a tint. On a gloss door you see sky, kerb and the neighbour's hedge, each mixed with the base colour, and a respray that ignores them looks like a cartoon. The tool will replace the tint below the reflections and let the reflections stand.",
    "Finish will be a choice of its own. Matte scatters the sky into a soft sheen, metallic sparkles where the panel turns to the light, pearl shifts hue along a curve. The same blue in three finishes is nearly three cars.",
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
      title: "Compare in shade and sun",
      text: "Do the same colour on two photos. Deep greens and blues go almost black without light.",
    },
  ],
  faq: [
    {
      question: "Can roof, mirrors or stripes get their own colour?",
      answer:
        "The plan is to let you name a panel. Clear gaps between panels in the photo help it stop at the right line.",
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
      answer: "Not for our sake, since pictures will be private. Do it if you intend to post the result.",
    },
  ],
} satisfies ToolText;
