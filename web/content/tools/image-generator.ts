import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "AI Generator: pictures from your own prompts",
    description:
      "Describe a picture and be in it. Five shapes, up to {{pictures-at-once}} at once, seeds you can keep. {{picture-credits}} credits a picture, refunded if it fails.",
  },
  heading: "Say what you want to see, and be in it",
  lead: "Write a sentence about a place, some clothes and a light. The AI Generator makes the photograph, with your own trained model in it.",
  does: [
    "You write what the picture should show and call yourself “me”. The generator puts your trained model in that place and makes up to {{pictures-at-once}} pictures at a time. Each costs {{picture-credits}} credits, and the button says the whole price before you press it.",
    "There are five shapes, from tall to wide. A seed can be kept, so that the same words and settings give the same pictures again. Likeness, from {{likeness-min}} to {{likeness-max}} percent, moves the weight between the face and the rest of the scene. Every request stays in your list with its words and settings, and one press takes them up again.",
    "Where an outside engine is connected you can also make pictures without a model, for {{text-to-image-credits}} credits each. Where only the built-in engine is at work, the page says “Preview mode”: your words choose the light, the place and whether it is a photograph, painting or drawing, while pose and clothes stay the same as in your photos.",
  ],
  forWhom: [
    {
      who: "People with one picture in mind",
      what: "A portrait at a harbour at dawn, or at your own kind of desk: what no pack happens to hold, you ask for yourself.",
    },
    {
      who: "Speakers, writers and sellers",
      what: "A wide picture for a page head, a square one for a profile and a tall one for a story, all of the same person in the same coat.",
    },
    {
      who: "Those who like to try things",
      what: "Keep the seed, change one word, and see what that word was doing.",
    },
  ],
  steps: [
    {
      title: "Choose the model",
      text: "Pick who is in the picture. The model you used last is already chosen.",
    },
    {
      title: "Describe a photograph",
      text: "Name how close the camera is, the clothes, the place and the light, in that order if you like. Up to {{prompt-max}} characters fit; two good lines are usually enough.",
    },
    {
      title: "Choose the shape",
      text: "Portrait suits one person, wide suits a place with a person in it. The shape changes what fits, not the price.",
    },
    {
      title: "Make a few, then change one thing",
      text: "Look at what came out before you rewrite everything. Keep the seed if the composition is right and only the jacket is wrong.",
    },
    {
      title: "Move the likeness last",
      text: "If the face is not quite you, go up a little. If the scene is ignored, go down a little. For most pictures, the middle is right.",
    },
  ],
  faq: [
    {
      question: "Do I need a trained model?",
      answer:
        "For pictures of you, yes: one training, once, for {{training-credits}} credits. Without a model the generator makes pictures of people who don't exist, and only where an outside engine is connected.",
    },
    {
      question: "What happens when a picture fails?",
      answer:
        "Its credits are refunded automatically, and the request says so. If three of four arrive, you have paid for three.",
    },
    {
      question: "Who can see what I make?",
      answer:
        "Only you, signed in. Pictures are private, and each file carries a machine-readable mark that says it was made with AI.",
    },
    {
      question: "Why was my prompt refused?",
      answer:
        "Sexual pictures are refused, and so are suggestive ones that mention children or teenagers. The check reads words, not meaning, so now and then it stops something harmless; say it another way. A refused prompt is never charged.",
    },
    {
      question: "Can I stop a request?",
      answer:
        "Yes, while it waits in the queue. The credits come back. Once the engine has begun, it finishes.",
    },
  ],
} satisfies ToolText;
