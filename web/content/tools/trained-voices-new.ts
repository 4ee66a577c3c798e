import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "New Voice: record, agree, let it speak",
    description:
      "Record ten seconds to two minutes of speech, say aloud that you agree, and have your voice read what you type. Checked on your device before it is sent.",
  },
  heading: "First the microphone, then the permission",
  lead: "Make a voice from ten seconds to two minutes of clear speech, once the speaker has agreed to it in their own words.",
  does: [
    "You record in the browser with a level to look at, or choose a file. The page listens to it on your own device and says if it is too short, too quiet, too loud, too noisy or mostly silent, and what to do about it.",
    "Then the same speaker reads one sentence aloud that says what they agree to. Both recordings are sent when you press the button, not before. The voice says its first words, and you keep it or throw it away; if they cannot be made, the credits are refunded.",
    "Recordings are treated as selfies are: private, never used for anything else, and deleted with the voice.",
  ],
  forWhom: [
    {
      who: "You, for your own voice",
      what: "For narration, messages and films that you answer for.",
    },
    {
      who: "A speaker and a producer together",
      what: "The one who lends the voice sits at the table when it is taken.",
    },
    {
      who: "Families of someone who is ill",
      what: "Made with them, while there is time to say what it may be used for.",
    },
  ],
  steps: [
    {
      title: "Choose a soft room",
      text: "Curtains, a bed and books swallow echo. A wardrobe full of coats is a decent studio.",
    },
    {
      title: "Read something ordinary",
      text: "A letter or a recipe, at the pace of talk. Poems come out as poems for ever after.",
    },
    {
      title: "Watch the level",
      text: "Your loudest word should stay below the red line. Clipped speech crackles and cannot be repaired.",
    },
    {
      title: "Listen once with headphones",
      text: "The refrigerator you did not notice will be part of the voice.",
    },
  ],
  faq: [
    {
      question: "My browser asks for the microphone. What does it hear?",
      answer:
        "Only what you record between pressing Record and Stop. It stays on your device until you press the button with the price.",
    },
    {
      question: "Why is a click not enough as consent?",
      answer: "Because anyone can click. A sentence in the speaker's own voice is harder to borrow.",
    },
    {
      question: "What is refused?",
      answer:
        "Voices of children, voices taken from broadcasts or calls, and any use meant to make a listener believe it is the person speaking.",
    },
  ],
} satisfies ToolText;
