import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Women's Hair Style Changer: bobs, fringes, updos",
    description:
      "See a bob, a fringe, layers or an updo on your own face. How to pose, what clothes and light to choose, and how to brief a stylist with it.",
  },
  heading: "See a bob, a fringe or an updo on yourself",
  lead: "For the decisions that take a year to undo: where the length ends, whether to have a fringe, and how it looks put up.",
  does: [
    "Women's styles from a pixie to waist-length layers are placed on a portrait of you, and the aim is to leave the face under them alone. Length is judged against your own chin, collarbone and shoulders, which is how a stylist measures too.",
    "It also covers hair that is worn rather than cut: a low chignon, a crown braid, a loose half-up. These depend on the neckline you wear with them, so the photo should show it.",
  ],
  forWhom: [
    { who: "Brides", what: "Up or down, veil or none, tried against the actual neckline months ahead." },
    {
      who: "Women after treatment or a birth",
      what: "A kind first look at short or regrowing hair, without a mirror in a salon.",
    },
    {
      who: "Stylists",
      what: "A shared picture for the consultation, so that “chin-length” means one thing to both.",
    },
  ],
  steps: [
    {
      title: "Show the neck and collarbones",
      text: "A wide or low collar lets every length be read. A scarf or hood swallows all of them.",
    },
    {
      title: "Wear the hair in a smooth low ponytail",
      text: "Loose long hair already covers the shoulders, and traces of it may peep out behind a drawn bob.",
    },
    {
      title: "Face a large window",
      text: "Even light on both cheeks keeps the new hair from needing a shadow the room does not have.",
    },
    {
      title: "Test a fringe straight on, an updo in profile",
      text: "Each style has one angle that decides. Take both photos in the same minute, in the same spot.",
    },
    {
      title: "Sleep on it",
      text: "Put two favourites on your phone and look again after three days. First surprise is not the same as liking.",
    },
  ],
  faq: [
    {
      question: "Which length suits which face?",
      answer:
        "There are fewer rules than magazines say. Look at where the ends stop: hair draws the eye to that height, be it lips, jaw or collarbone.",
    },
    {
      question: "What about my natural curls?",
      answer:
        "Curls shrink as they dry, often by a third or more. Ask for the dry length you see, and expect the cut to be made longer.",
    },
    {
      question: "Can I change the colour as well?",
      answer:
        "Do the cut first, then take the result to Hair Color Change. One change at a time is easier to judge.",
    },
    {
      question: "Can I try this with a picture of a friend?",
      answer:
        "With her permission, and if she is an adult. Whoever's face it is, nobody but your browser is shown the result.",
    },
  ],
} satisfies ToolText;
