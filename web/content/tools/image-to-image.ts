import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Image to Image: start from a picture",
    description:
      "Start from one to four pictures and say what should change. From {{edit-credits}} credits a picture, shown before you press, refunded if it fails.",
  },
  heading: "Begin with a picture instead of an empty page",
  lead: "Some things are easier to show than to say. Bring one to four pictures, say what should change, and compare the result with what you brought.",
  does: [
    "You bring up to four pictures, in the order you want them used: uploaded, dropped, pasted, taken with the camera, or from your library. Then you write what should change. Auto reads the kind of change from your words and says which it is before you pay; you can also choose it yourself, from removing something to composing a scene of several pictures.",
    "Each change shows only the settings it knows: the shape, how many pictures, a seed to keep, how far variations may go, how much larger an enlargement is. The button says the whole price, {{edit-credits}} credits for a picture changed in words. Results stand beside what they were made from, and any of them can be the next input.",
    "Changes in words need an AI provider. Where only the built-in engine is at work, the page says so and offers what that engine does: mending old photos, better light and colour, drawings, paintings and films, cutting people out, another background, and enlarging. What is not offered cannot be started, and takes no credits.",
  ],
  forWhom: [
    {
      who: "People with a sketch or a snapshot",
      what: "The pose is right and the kitchen behind it is not. Start from what you have.",
    },
    {
      who: "Anyone planning a series",
      what: "One arrangement, carried through several places or seasons, so that the pictures belong together.",
    },
    {
      who: "Photographers trying ideas",
      what: "See a light or a setting on your own test shot before you book the room.",
    },
  ],
  steps: [
    {
      title: "Start from a simple picture",
      text: "One subject, a clear outline and a calm background carry over best.",
    },
    {
      title: "Put the main picture first",
      text: "The first picture is the one that is changed. Others lend a garment, a thing or a style; move them with their arrows.",
    },
    {
      title: "Ask for one change at a time",
      text: "“Remove the lamp” works better than a list of five wishes. Use the result as the next input for the second wish.",
    },
    {
      title: "Check what Auto reads",
      text: "It says the kind of change under your words. If it is another one, choose it yourself.",
    },
    {
      title: "Use your own pictures",
      text: "A photograph belongs to whoever took it, and a face to whoever wears it. Changing somebody's clothes or face asks for consent each time.",
    },
  ],
  faq: [
    {
      question: "What does it cost?",
      answer:
        "A picture changed in words costs {{edit-credits}} credits, whatever its shape. Variations and enlargements go by size. The button says the price first, and what fails is refunded.",
    },
    {
      question: "What happens to the photos I add?",
      answer:
        "They are uploaded when you add them, seen by you alone, and deleted after {{unused-upload-days}} days. What you make of them stays in your account until you delete it.",
    },
    {
      question: "Why am I asked for consent?",
      answer:
        "When a change gives somebody other clothes or another face, everyone shown must be an adult who agreed. We ask each time, and keep your answer with the picture.",
    },
    {
      question: "Can I go back to an earlier result?",
      answer:
        "Yes. Every edit stays below the form with its inputs, words, settings and price. You can mark it, use its settings again, or delete it and undo that.",
    },
  ],
} satisfies ToolText;
