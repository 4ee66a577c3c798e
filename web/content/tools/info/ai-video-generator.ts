import type { ToolText } from "../../tool-text.ts";

export default {
  seo: {
    title: "How AI video works, and why it is hard",
    description:
      "Why faces drift, why clips are short, and what a good first frame does. How to get a clip that holds together.",
  },
  heading: "Why moving pictures are so much harder than still ones",
  lead: "This page explains what the difficulty is, so that you can judge any such tool, ours included.",
  does: [
    "A second of film is about twenty-four pictures that have to agree with each other. A model can make each of them well and still fail, because the collar has three buttons in one and four in the next. All progress in this field is progress in making frames agree.",
    "Memory is what limits length. To keep a face, the model has to hold every earlier frame in mind while it makes the next, and the effort grows faster than the seconds do. It is why clips last a few seconds, and why the price of video is counted by the second.",
    "Beginning from a still picture settles most questions in advance: who it is, what they wear, where the light comes from. What remains is movement, and that is what the words are then for. Talking heads go one step further and let a sound track drive the mouth, which looks right only if the picture faces the camera and the mouth can be seen.",
  ],
  forWhom: [
    {
      who: "If you plan a film",
      what: "Think in shots of three seconds. Write down for each what moves, and nothing else.",
    },
    {
      who: "If you need yourself on film",
      what: "Make the stills now. A model trained with views from the side will be worth having.",
    },
    {
      who: "If you only need attention",
      what: "A good still, well cropped, is seen before a clip has loaded.",
    },
  ],
  steps: [
    {
      title: "Train a model and find your best angle",
      text: "Packs show you in {{pack-prompts}} scenes at a time. Mark what you like; those are your first frames.",
    },
    {
      title: "Make the frame in the shape of the film",
      text: "Tall for a phone, wide for a page. The generator offers both, so nothing has to be cut off later.",
    },
    {
      title: "Write the movement as a verb",
      text: "“She turns to the window” is a shot. “Dynamic, cinematic, epic” is not.",
    },
    {
      title: "Decide what you will say about it",
      text: "A caption with “made with AI” costs nothing, and it keeps the trust of people who know you.",
    },
  ],
  faq: [
    {
      question: "Which part of this works here?",
      answer:
        "The stills, and clips of five or ten seconds from a picture, or from words with your own model in them. Changes to a video of yours, and talking heads, need an AI provider.",
    },
    {
      question: "What if the face comes out wrong?",
      answer:
        "Begin with a calmer picture and ask for less movement. A clip that fails or is held back by mistake is refunded; one that you only dislike is not.",
    },
    {
      question: "Can a clip be made of someone who did not agree?",
      answer:
        "No. Movement and speech make a picture more believable, so the rule about consent weighs more here, not less.",
    },
  ],
} satisfies ToolText;
