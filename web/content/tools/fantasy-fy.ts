import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Fantasy-fy: a portrait as elf, knight or sorcerer",
    description:
      "Turn a portrait into a fantasy character: how to plan costume, place and light, what pose to take, and how to keep your face under the helmet.",
  },
  heading: "Step into a tale of elves, knights and ruins",
  lead: "Carries your portrait into an invented world, with the armour, robes, creatures and weather that belong there.",
  does: [
    "The tool dresses you, moves you and relights you at once, since those three cannot be parted. A ranger under pines is lit green from above, an alchemist warm from the candle below. A costume that ignores its place is only a costume.",
    "Good fantasy is mostly ordinary. A scratched breastplate, a mended hem and mud on the boots are believed before any dragon is, and your own face, tired or amused, does more for a hero than sharper cheekbones.",
  ],
  forWhom: [
    { who: "Role players", what: "A portrait for the character sheet that the whole table recognises." },
    { who: "Novelists", what: "A cover sketch with a consenting friend in the lead." },
    { who: "Costume makers", what: "A mood picture before leather is cut." },
  ],
  steps: [
    {
      title: "Write the role in one line",
      text: "Border scout, fifty, sleeps badly, carries a horn. It gives the drawing a person where warrior gives it a uniform.",
    },
    {
      title: "Act it in the photo",
      text: "Chin lowered for menace, gaze past the camera for longing. A holiday smile stays a holiday smile in chain mail.",
    },
    {
      title: "Bring a prop",
      text: "Hold a broom for a staff, a pan lid for a shield. Hands that grip something real look right afterwards.",
    },
    {
      title: "Fix place and hour",
      text: "Flooded abbey at dusk, snow pass before a storm. Say where the light comes from: torch, moon, window.",
    },
    {
      title: "Uncover the face",
      text: "Open helmets and hoods pushed back. Beneath a visor anyone could be you.",
    },
  ],
  faq: [
    {
      question: "How do I get pointed ears but keep the rest?",
      answer:
        "Tie the hair back so that both ears can be seen, and ask for the ears alone. They grow from your own.",
    },
    {
      question: "Why do all my pictures look alike?",
      answer:
        "Words such as epic and fantasy pull towards one familiar look. Borrow from history instead: Byzantine collar, Norman helmet, Bronze Age sword.",
    },
    {
      question: "Could there be violence in it?",
      answer:
        "Drama, certainly; gore and cruelty, no. Nothing sexual is made from real people's photos, whatever the costume.",
    },
    {
      question: "Whose is the character?",
      answer:
        "Yours to use, and private until you introduce it. You can delete the portrait and the photo behind it.",
    },
  ],
} satisfies ToolText;
