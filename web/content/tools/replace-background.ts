import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Replace Background: another place behind you",
    description:
      "Swap the background of a photo and make it believable: matching horizon, lens, light direction and colour, and what to do about feet.",
  },
  heading: "Keep the person, change the place",
  lead: "Puts another scene behind the subject and adjusts light and colour so that the two were plausibly photographed together.",
  does: [
    "Cutting out is half of it. A face lit by an office tube is slightly green and lit from the ceiling; on a beach at six in the evening it would be golden, from low down, with blue in the shadows. The tool shifts the person some way towards the new place: brightness, colour and the side the light comes from. Shadows on the ground are not painted.",
    "Choose a plain colour, a gradient, a painted office or studio canvas, or a picture of your own, as far out of focus as you like. Plain colour is the most forgiving: paper has no horizon to get wrong.",
  ],
  forWhom: [
    {
      who: "Remote staff",
      what: "A calm wall in place of the kitchen shelf, the same for everybody in the team.",
    },
    {
      who: "Clubs and schools of adults",
      what: "Thirty members from thirty kitchens before one and the same grey.",
    },
    {
      who: "People with a favourite view",
      what: "Their own holiday picture behind them, softly out of focus, in a video call.",
    },
  ],
  steps: [
    {
      title: "Decide on the place first",
      text: "Then take the portrait for it: same side for the light, same time of day. It is far easier to match while shooting.",
    },
    {
      title: "Match the camera's height",
      text: "The horizon crosses people where the lens was. If it ran through the chest in the landscape, hold the camera at chest height.",
    },
    {
      title: "Match the lens",
      text: "A selfie in front of a telephoto mountain looks pasted. Step back and zoom.",
    },
    {
      title: "Blur a little",
      text: "Real backgrounds lose sharpness with distance. A backdrop as crisp as the eyelashes gives the game away.",
    },
    {
      title: "Look at the feet last",
      text: "If they are in the frame they need contact: grass over the soles, or a dark line beneath them. If in doubt, crop at the thigh.",
    },
  ],
  faq: [
    {
      question: "Which backdrop suits a business profile?",
      answer:
        "Mid-grey, warm white or a softly blurred room. A red wall would tint your cheek in life; here it cannot, and the eye notices.",
    },
    {
      question: "Can I show myself in a place I never visited?",
      answer: "For fun or art, certainly. As proof of having been there, no.",
    },
    {
      question: "Why do the edges glow?",
      answer:
        "Your old surroundings were brighter than the new ones. Choose a lighter scene, or start in Background Removal and check the rim on black.",
    },
    {
      question: "Does anybody see my living room?",
      answer: "No. It is cut away in your own browser, and nothing is uploaded on the way.",
    },
  ],
} satisfies ToolText;
