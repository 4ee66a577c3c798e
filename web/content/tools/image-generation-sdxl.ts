import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "SDXL Image Generator: keywords, styles, negatives",
    description:
      "How to prompt Stable Diffusion XL: keyword order, what a negative prompt is for, shapes that suit it, guidance and seeds explained plainly.",
  },
  heading: "Paint with keywords in Stable Diffusion XL",
  lead: "An older and very playful model with a wide memory for art styles, steered by short phrases and by a list of what to avoid.",
  does: [
    "SDXL turns a row of phrases into an image of about one megapixel. Where newer generators read like a person, this one reads like a tagger: fox, snow, linocut, two colours, says more to it than a paragraph.",
    "Its second input is what sets it apart. In the negative prompt you list faults or habits to steer away from, such as frame, signature or oversaturated, and the picture is pushed away from them at every step.",
  ],
  forWhom: [
    {
      who: "Illustrators",
      what: "Rough thumbnails in ten media, from etching to airbrush, before picking one.",
    },
    { who: "Game makers", what: "Textures, icons and backdrops that share a look through one fixed phrase." },
    { who: "The curious", what: "A first lesson in how guidance, steps and seeds change an image." },
  ],
  steps: [
    {
      title: "Order by importance",
      text: "Subject, medium, composition, light, palette. Past roughly seventy tokens, about fifty words, later phrases count for little.",
    },
    {
      title: "Use a shape it was taught",
      text: "Around 1024 by 1024, or 832 by 1216 upright. Very long formats tend to repeat the subject, so a tall portrait grows a second torso.",
    },
    {
      title: "Keep negatives short",
      text: "Five precise words beat fifty copied ones. A long list flattens everything towards the same picture.",
    },
    {
      title: "Leave guidance in the middle",
      text: "Between 5 and 8 is a sound range. Higher burns the colours and hardens the edges; lower drifts off your words.",
    },
  ],
  faq: [
    {
      question: "Why are the hands wrong?",
      answer:
        "Small hands get few pixels and many shapes. Let them hold something large, hide them in pockets, or frame from the chest up.",
    },
    {
      question: "Can it write words on a shop sign?",
      answer:
        "Poorly. A short word sometimes succeeds; for lettering use the Free AI Image Generator, whose model spells better.",
    },
    {
      question: "What is a seed good for?",
      answer:
        "It fixes the starting noise. The same seed, settings and prompt give the same image again, so a change in wording is the only difference you see.",
    },
    {
      question: "What is not allowed?",
      answer:
        "Sexual or deceptive pictures of real people, anything with minors in such a context, and someone's likeness used without asking. What you make within those limits stays in your own view until you delete or share it.",
    },
  ],
} satisfies ToolText;
