import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Face Swap: your face in a picture you may use",
    description:
      "Face Swap will put a face into another picture, with the consent of everyone in it. Not available yet; read what it will do, and what it will refuse.",
  },
  heading: "Another picture, your face, everybody's permission",
  lead: "Face Swap will put your face into a picture that is yours to use. It will not be a way to put words or deeds on someone else.",
  summary: "Put a face into another picture, with consent",
  does: [
    "You will give it two pictures: the face, and where it should go. The tool will match angle, light and skin, and blend the two. If the angles are too far apart it will say so, rather than hand you something crooked.",
    "It will ask for consent as plainly as a training does. The face has to be yours, or belong to an adult who agreed, and so does the body it goes on.",
    "For most wishes a trained model gives a better answer. It knows your face from many sides and makes a picture around it, with nothing to paste in.",
  ],
  forWhom: [
    {
      who: "Friends with a joke to make",
      what: "Among people who all know about it, and laugh.",
    },
    {
      who: "Photographers of groups",
      what: "Everyone has their eyes open in one frame or another. Bring the good ones together.",
    },
    {
      who: "Actors and cosplayers",
      what: "See yourself in a part, from a reference picture you are allowed to use.",
    },
  ],
  steps: [
    {
      title: "Match the angle",
      text: "Front to front and side to side. A face seen from below never fits one seen from above.",
    },
    {
      title: "Match the light",
      text: "Window light from the left on both pictures is worth more than any software.",
    },
    {
      title: "Use large, sharp faces",
      text: "What is a blur in the original stays a blur in the result.",
    },
    {
      title: "Say that it is a swap",
      text: "Where someone might take it for real, write that it is not. In many places the law asks for it.",
    },
  ],
  faq: [
    {
      question: "Can I try it?",
      answer: "Not yet. There are no controls on this page because there is nothing behind them so far.",
    },
    {
      question: "Can I swap in a celebrity or a politician?",
      answer:
        "No. Nobody's face may be used without their permission, and well-known people are no exception.",
    },
    {
      question: "What else will be refused?",
      answer:
        "Sexual pictures, children, identity papers, and anything meant to make others believe that a person did or said what they did not.",
    },
    {
      question: "What should I use today?",
      answer: "Train a model on your photos and choose a pack, or describe the scene in the AI Generator.",
    },
  ],
} satisfies ToolText;
