import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Trained Voices: a voice model, by consent",
    description:
      "Trained Voices will keep voices learned from recordings, each with its speaker's permission. Not available yet; read how it will work and how to record.",
  },
  heading: "Voices, with the speaker's permission",
  lead: "Trained Voices will be the place for voices learned from recordings, each with the permission of the person who spoke.",
  does: [
    "The list will hold every voice you have trained: its name, its speaker's consent, a sample to listen to, and one button that deletes it for good together with its recordings.",
    "A finished voice will read texts you write, for a film or as a sound file. What it says will be marked as made with AI where the format allows.",
    "A voice can open a bank account or fool a family. So this tool will ask for more than a face does: a sentence read aloud by the speaker, agreeing to it.",
  ],
  forWhom: [
    {
      who: "Narrators and teachers",
      what: "Correct one sentence in a finished lesson without setting up the microphone again.",
    },
    {
      who: "People about to lose their voice",
      what: "Keep a likeness of it while it is there, for your own use.",
    },
    {
      who: "Makers of short films",
      what: "A line for a character, lent by someone who knows which line.",
    },
  ],
  steps: [
    {
      title: "Keep good recordings now",
      text: "Quiet room, one speaker, no music, a hand's width from the microphone. They will serve whatever tool you end up using.",
    },
    {
      title: "Record in the tone you will need",
      text: "A voice learned from a whisper cannot announce a train.",
    },
    {
      title: "Have the permission in writing",
      text: "Who, for what, for how long. Kind people forget what they agreed to, and so do you.",
    },
  ],
  faq: [
    {
      question: "Can I train a voice today?",
      answer: "No. Voices are not available yet. No recording can be uploaded, and none is stored.",
    },
    {
      question: "Can I train the voice of someone who has died?",
      answer: "Only if they agreed to it while they lived, or those who may decide for them do. We will ask.",
    },
    {
      question: "Can I train a public figure's voice?",
      answer: "No. A voice that everyone knows still belongs to one person.",
    },
  ],
} satisfies ToolText;
