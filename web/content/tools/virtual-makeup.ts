import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Virtual Makeup: try lipstick and eye looks",
    description:
      "Try a red lip, a smoky eye or a bridal look on a portrait: which bare-faced photo to take, how undertone and lid shape change a look.",
  },
  heading: "Try a full look before you open the bag",
  lead: "Lays lipstick, liner, shadow and blush on a portrait as pigment over skin, with pores and freckles still there.",
  does: [
    "Make-up is light as much as colour. So the tool changes the hue and keeps what the light does: the shine along a lower lip stays, the shade under it stays, and a dim picture gets a dim red.",
    "You choose lips, cheeks, lids and liner each by itself, in one of our shades or any colour, from a trace to something for a stage, so that a bold mouth can go with bare eyes. It does not slim, lift or enlarge anything: your features stay exactly as they are.",
  ],
  forWhom: [
    { who: "Brides and guests", what: "Settle how strong is strong enough for photographs in daylight." },
    {
      who: "Make-up artists",
      what: "Show a client three directions before the trial, and save an hour of removing.",
    },
    {
      who: "Beginners of any gender",
      what: "Learn which liner shape opens your eye, with nothing to wash off.",
    },
  ],
  steps: [
    {
      title: "Begin with a bare, moisturised face",
      text: "Old mascara leaves grey under the eyes that no virtual shade will cover evenly.",
    },
    {
      title: "Look into the lens, lids relaxed",
      text: "Take one frame with eyes open and one gazing down. Shadow is judged on the second, liner on the first.",
    },
    {
      title: "Close the lips without pressing",
      text: "A pressed mouth loses its edge and its cupid's bow, which lipstick needs to follow.",
    },
    {
      title: "Use daylight, not the bathroom",
      text: "Lamps overhead put shadows in the sockets and shift every red to brown.",
    },
  ],
  faq: [
    {
      question: "How do I find out my undertone?",
      answer:
        "Compare a blue-based red with an orange-based one on your face. In one of them your teeth look whiter and your skin calmer.",
    },
    {
      question: "I wear glasses. On or off?",
      answer:
        "Off for the photo, since frames cast shadows on the lids. Then go a little stronger on the eyes than you like, because lenses soften it.",
    },
    {
      question: "Is there a foundation that covers spots?",
      answer: "No. The aim is colour, not retouching, and skin should still look like skin.",
    },
    {
      question: "Is the shade the same as in the shop?",
      answer: "No screen can promise that. Take the picture along and hold the tester next to it.",
    },
    {
      question: "Would anyone see my bare face?",
      answer: "No. Bare and made up, it is seen by your own screen alone, and nothing is stored.",
    },
  ],
} satisfies ToolText;
