import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Hair Style Changer: try a haircut before the chair",
    description:
      "Try a crop, a fade or longer hair on your own portrait. Which photo to take, what face angle shows, and what to tell your barber afterwards.",
  },
  heading: "Try a haircut before anyone cuts",
  lead: "Shows your own face under a different cut: cropped, faded, grown out, parted on the other side or shaved off altogether.",
  does: [
    "You choose a cut and only the hair is redrawn: its outline, its parting, the way it falls over ears and forehead. Face, neck and clothes are meant to stay as photographed, because a preview in which the jaw has changed tells you nothing about a haircut.",
    "What a picture cannot know is your hair. Fine, straight hair will not stand up like coarse hair, and a double crown goes its own way whatever the drawing says. Read the result as a question of shape: how much forehead, how much ear, where the weight sits.",
  ],
  forWhom: [
    {
      who: "Anyone about to go short",
      what: "See the ears, the nape and the hairline before there is no way back for months.",
    },
    { who: "Men with thinning hair", what: "Compare a close buzz with a longer top, calmly and at home." },
    { who: "Actors", what: "Agree on a look for a part with the director before wigs are ordered." },
  ],
  steps: [
    {
      title: "Pull your hair back",
      text: "Clip or wet it flat so that the hairline, temples and ears are visible. Hidden skin has to be invented.",
    },
    {
      title: "Hold the camera at eye level",
      text: "An arm's length selfie from above enlarges the forehead and makes every fringe look too short. Use the rear camera at two metres.",
    },
    {
      title: "Take a second one at an angle",
      text: "A fade or a taper is decided at the side. Turn your head about 45 degrees, so that one whole ear can be seen.",
    },
    {
      title: "Show your barber two results",
      text: "The one you like and one you do not. The difference between them explains more than a word like medium.",
    },
  ],
  faq: [
    {
      question: "Does a beard get in the way?",
      answer:
        "It changes where the sides end. Pick one state, bearded or shaved, and keep to it in all the pictures you compare.",
    },
    {
      question: "Can it show a style on curly or coiled hair?",
      answer:
        "It is meant to. Choose a cut made for your texture, and take the photo with dry, unstretched hair so that its true length is seen.",
    },
    {
      question: "Is the preview a promise?",
      answer: "No. It is a sketch to talk about. Your barber knows density, growth and upkeep.",
    },
    {
      question: "Are my portraits kept?",
      answer:
        "For hours, not for good: the photo goes the same day and the result within a day, or as soon as you delete it.",
    },
  ],
} satisfies ToolText;
