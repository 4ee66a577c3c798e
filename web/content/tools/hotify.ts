import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Hotify: your portrait on its best day",
    description:
      "A well-lit, well-groomed version of your own portrait. What photographers do with light, posture and styling, and why your features stay yours.",
  },
  heading: "See yourself on a very good day",
  lead: "Gives a portrait what a good photographer brings along: kind light, tidy hair, clothes that fit and a background that keeps quiet.",
  does: [
    "People who look well in photographs are mostly well lit. The tool moves the light to where it flatters, softens the shadows under eyes and chin, smooths a collar, calms flyaway hair and gives the picture depth. It makes an evening out of a lunch break.",
    "It does not reshape you. Nose, lips, jaw, skin colour, age and build are not faults, and a picture that corrects them is a picture of someone else. Whatever the name of the tool suggests, results stay dressed and decent.",
  ],
  forWhom: [
    { who: "People dating", what: "A confident picture that the person at the café table still matches." },
    { who: "Anyone who hates photos", what: "Proof that it was the ceiling lamp all along." },
    { who: "Performers", what: "A poster mood with some glow, tried before booking a session." },
  ],
  steps: [
    {
      title: "Turn off the ceiling lamp",
      text: "Stand at right angles to a window, then turn the face towards it until both eyes have a small bright reflection.",
    },
    {
      title: "Lower one shoulder, lengthen the neck",
      text: "Push the forehead a little towards the camera. It feels foolish and defines the jaw at once.",
    },
    {
      title: "Hold the lens just above the eyes",
      text: "From arm's length the nose swells. Set the timer, step back two metres and crop.",
    },
    {
      title: "Think of someone",
      text: "Breathe out, look away, come back and think of a person you like. Eyes cannot be told to smile.",
    },
  ],
  faq: [
    {
      question: "How far from the truth is it?",
      answer:
        "As far as a good haircut and an hour's sleep. If a friend would not know you, choose a milder strength.",
    },
    {
      question: "Can it build muscles?",
      answer: "It is meant for light and styling. Bodies are left as they came.",
    },
    {
      question: "Can I run a picture of my crush?",
      answer:
        "No. Only your own photos, or those of an adult who asked you to. Revealing or sexual versions of real people are refused.",
    },
    {
      question: "I only like the edited me. Is that bad?",
      answer:
        "It is common, and a sign to pause. Try the same window and the same pose without any tool; most of the difference is there.",
    },
    {
      question: "Who gets to rate it?",
      answer: "Nobody. There are no scores and no public wall, and the picture lasts a day.",
    },
  ],
} satisfies ToolText;
