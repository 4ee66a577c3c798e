import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "New Voice: record, agree, train",
    description:
      "Here you will train a voice from recordings, after its speaker has agreed aloud. Not available yet; read what to record and why consent comes first.",
  },
  heading: "First the permission, then the microphone",
  lead: "You will train a voice from a few minutes of clear speech, once the speaker has agreed to it in their own words.",
  does: [
    "It will begin with a sentence that the speaker reads aloud and that says what they agree to. Only then will the recordings themselves be asked for. The page will listen to each on your device and say if it is too quiet, too noisy or two people at once.",
    "Then the voice will be trained and offered as a sample. You will keep it or throw it away, and a training that fails will be refunded.",
    "Recordings will be treated as selfies are: private, never used for anything else, and deleted when they have served, unless you keep them.",
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
      title: "Leave mistakes in place",
      text: "Pause, say the sentence again, go on. Pauses are easier to cut than nerves.",
    },
    {
      title: "Listen once with headphones",
      text: "The refrigerator you did not notice will be part of the voice.",
    },
  ],
  faq: [
    {
      question: "How do I get started?",
      answer: "You cannot yet. When this works, the recorder will be on this page.",
    },
    {
      question: "Why is a click not enough as consent?",
      answer: "Because anyone can click. A sentence in the speaker's own voice is harder to borrow.",
    },
    {
      question: "What will be refused?",
      answer:
        "Voices of children, voices taken from broadcasts or calls, and any use meant to make a listener believe it is the person speaking.",
    },
  ],
} satisfies ToolText;
