import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Voice Cloning: record a sample that sounds like you",
    description:
      "How to record a clean voice sample at home: room, distance, pace and level. And whose voice may be cloned: your own, or with clear consent.",
  },
  heading: "Let a text be read in your own voice",
  lead: "Learns the sound of a voice from a short recording and reads new words with it. Only for your own voice, or one whose owner has agreed.",
  does: [
    "A voice model picks up pitch, timbre, accent and the rhythm of speech from a sample, then speaks whatever you type. It copies what it hears, all of it: a humming fridge, an echoing kitchen and a blocked nose become part of the voice.",
    "A voice is as personal as a face. The speaker has to be an adult who knows and agrees, and says so aloud. That has to be kept with the voice, so it is done with an account, under Trained Voices, and not on this page. A cloned voice must never pretend to be someone on a call, in a payment, in a vote or in a joke at their expense.",
  ],
  forWhom: [
    {
      who: "Course makers",
      what: "Fix a slip of the tongue in lesson four, in the same voice as the other eleven.",
    },
    {
      who: "People losing their voice",
      what: "Store the way they sound before an operation or an illness takes it.",
    },
    { who: "Authors", what: "Hear a chapter in their own reading voice before booking a studio." },
  ],
  steps: [
    {
      title: "Choose a soft room",
      text: "A bedroom with curtains, or a wardrobe full of coats. Clap once: if you hear it ring, so will the microphone.",
    },
    {
      title: "Keep one hand's width away",
      text: "About 20 centimetres, slightly to the side of the mouth, so that p and b do not pop. A phone is good enough.",
    },
    {
      title: "Read something with feelings in it",
      text: "A letter or a page of dialogue gives questions, pauses and emphasis. A list of numbers teaches a monotone.",
    },
    {
      title: "Leave the level alone",
      text: "Peaks around three quarters of the meter. Clipped speech cannot be repaired, quiet speech can.",
    },
    {
      title: "Listen back on headphones",
      text: "Cut coughs, chairs and anyone else's voice. One clean minute is worth ten noisy ones.",
    },
  ],
  faq: [
    {
      question: "Can I clone a relative who has died?",
      answer:
        "No. Agreeing is done aloud and in person here. Ask the family for the tapes that exist; they are worth more than a copy.",
    },
    {
      question: "Does the sample's language matter?",
      answer: "Record in the language you want spoken. Across languages an accent usually comes along.",
    },
    {
      question: "Why does the result sound flat?",
      answer:
        "Because the sample was. Energy, smiles and breath are audible, so speak to a person and not to the device.",
    },
    {
      question: "May others use a voice I made?",
      answer:
        "Whoever recorded it, and nobody else until they open it to others. The recordings stay private either way.",
    },
  ],
} satisfies ToolText;
