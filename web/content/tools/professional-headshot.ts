import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Professional Headshot: from selfie to staff page",
    description:
      "Turn one good selfie into a business portrait: framing, light, backdrop and what to wear by profession, plus when a trained model is better.",
  },
  heading: "Make a business portrait from one selfie",
  lead: "Takes a single, honest photo of you and gives it the crop, light and backdrop of a studio sitting. Your face, pose and clothes stay as they are.",
  does: [
    "A headshot has one task: a stranger should find you in a lobby and feel that you are easy to talk to. The tool cuts you out, frames you with the eyes on the upper third, takes the photo's own light down, sets a softer one to the side it came from, and places you before grey, white, navy, or an office out of focus.",
    "From one photo it knows a single angle of you, and it invents no other. For a set with other clothes and poses, train a model with {{photos-advised}} or more photos.",
  ],
  forWhom: [
    { who: "Job applicants", what: "Something better than a cropped wedding photo by Thursday." },
    { who: "Small firms", what: "Six people in three towns with the same background." },
    { who: "Speakers", what: "The square picture every conference asks for at short notice." },
  ],
  steps: [
    {
      title: "Clean the lens, face a window",
      text: "Most dull selfies are greasy glass and a lamp overhead. Stand a metre from the pane, with daylight on both cheeks.",
    },
    {
      title: "Prop the phone at eye height",
      text: "Rear camera, timer, two metres. Arm's length widens noses and shrinks ears.",
    },
    {
      title: "Turn the body, not the eyes",
      text: "Shoulders a third away from the camera, face back to it. It slims nothing and looks alert.",
    },
    {
      title: "Dress one step above the job",
      text: "Plain, mid-dark, with a collar that lies flat. For law and finance a jacket, for design a fine knit.",
    },
    {
      title: "Take twenty, keep one",
      text: "The sixteenth is usually the first in which you stopped posing. Choose with a colleague; we judge ourselves badly.",
    },
  ],
  faq: [
    {
      question: "Will employers mind that it is made by AI?",
      answer:
        "Views differ. A portrait that looks like you on a Tuesday rarely bothers anyone; one that does not is awkward at the first handshake.",
    },
    {
      question: "Glasses on or off?",
      answer: "As you go to work. Tilt the frame down slightly, so that the window does not cover your eyes.",
    },
    { question: "Is it valid for a passport or visa?", answer: "No, those require an unedited photo." },
    {
      question: "What size do networks want?",
      answer:
        "A square of 800 pixels or more serves nearly all of them. Leave room around the head, since many crop to a circle.",
    },
    {
      question: "Is my selfie visible to my company?",
      answer: "No. It is made on your own phone or computer, and neither your company nor we see it.",
    },
  ],
} satisfies ToolText;
