import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Trained Voices: a voice model, by consent",
    description:
      "Keep voices learned from short recordings, each with its speaker's spoken consent, and have them read what you type. How it works and what it costs.",
  },
  heading: "Voices, with the speaker's permission",
  lead: "The place for voices learned from recordings, each with the permission of the person who spoke, ready to read what you type.",
  does: [
    "The list holds every voice you have made: its name, how it sounds, how it speaks, and one button that deletes it for good together with its recordings. Ten seconds of clear speech are enough to begin.",
    "Type up to a thousand characters, see the price on the button, and listen. Every sound file made here carries a mark that AI spoke it. The voice is learned anew from your recording each time, so the provider keeps none.",
    "A voice can open a bank account or fool a family. So this tool asks for more than a face does: a sentence read aloud by the speaker, agreeing to it, kept with the voice.",
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
      title: "Record well once",
      text: "Quiet room, one speaker, no music, a hand's width from the microphone. The page tells you when a take is too quiet, too loud or too noisy.",
    },
    {
      title: "Record in the tone you will need",
      text: "A voice learned from a whisper cannot announce a train.",
    },
    {
      title: "Choose how it speaks",
      text: "Calm, natural, lively or dramatic. You can change it later; it holds from the next words on.",
    },
    {
      title: "Have the permission in writing too",
      text: "Who, for what, for how long. Kind people forget what they agreed to, and so do you.",
    },
  ],
  faq: [
    {
      question: "Who can use my voice?",
      answer:
        "Only you, unless you let everybody with an account use it. You can take that back at any time; what others made before stays with them.",
    },
    {
      question: "Can I train the voice of someone who has died?",
      answer:
        "No. The speaker has to agree aloud, in the recording that is kept with the voice. Nobody can do that for them.",
    },
    {
      question: "Can I train a public figure's voice?",
      answer: "No. A voice that everyone knows still belongs to one person.",
    },
    {
      question: "What happens when I delete a voice?",
      answer:
        "The recording it was learned from, the spoken consent and its first words go with it, for good. What it said for you stays until you delete that as well.",
    },
  ],
} satisfies ToolText;
