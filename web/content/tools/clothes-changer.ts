import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Clothes Changer: see yourself in another outfit",
    description:
      "How to photograph yourself so that a suit, coat or dress can be drawn on: pose, fitted base layer, hair and hands. Always dressed, always asked.",
  },
  heading: "See yourself in clothes you do not own",
  lead: "Redraws what you wear in a photo: a dark suit, a linen dress, a heavy winter coat, with folds that follow your pose.",
  does: [
    "You choose a garment by cut, cloth and colour, and it is fitted to the body in the picture. Cloth has rules. Wool hangs in long soft folds, cotton creases at elbow and waist, satin shows every bend as a bright line, and shoulders decide whether a jacket seems to belong to you.",
    "It dresses people and does nothing else. Requests to undress anyone, to make clothing see-through or to sexualise a real person are refused, whoever is in the photo and whatever they agreed to.",
  ],
  forWhom: [
    { who: "Job seekers", what: "A jacket over the jumper you happened to wear in the one good picture." },
    { who: "Wedding guests", what: "Decide between two colours before either is bought." },
    { who: "Costume departments", what: "A period sketch on the real actor for a first conversation." },
  ],
  steps: [
    {
      title: "Wear something close-fitting and plain",
      text: "A t-shirt lets the line of shoulder and arm be read. A puffer jacket hides them, and the new blazer inherits its bulk.",
    },
    {
      title: "Let the arms hang away from the sides",
      text: "A hand's breadth of background between arm and waist tells sleeve from body.",
    },
    {
      title: "Tie long hair behind the shoulders",
      text: "Collars and straps under loose hair come out broken. Necklaces and bag straps should be off too.",
    },
    {
      title: "Frame as low as the garment goes",
      text: "Hips for a jacket, shoes for a full-length coat. What the picture does not include cannot be worn.",
    },
    {
      title: "Choose the cloth before the colour",
      text: "Wool, linen and satin fall in different folds, and the folds decide whether it looks worn or pasted on.",
    },
  ],
  faq: [
    {
      question: "Does it show whether a size fits me?",
      answer: "No. The drawing always fits. Use it for style and colour, and a tape measure for size.",
    },
    {
      question: "Can I copy one exact garment from a shop?",
      answer:
        "A close relative, perhaps. Prints, buttons and logos tend to drift, so never sell from such a picture.",
    },
    {
      question: "What happens to the photo of my body?",
      answer:
        "It is deleted within {{visitor-photo-hours}} hours. The dressed picture stays for your eyes until tomorrow, unless you press “Delete now”.",
    },
  ],
} satisfies ToolText;
