import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Face Swap: your face in a picture you may use",
    description:
      "Put a face into another picture, with the consent of everyone in it. Says before you pay whether two faces fit. {{face-swap-credits}} credits, refunded if it fails.",
  },
  heading: "Another picture, your face, everybody's permission",
  lead: "Face Swap puts a face into a picture that is yours to use. It is not a way to put words or deeds on someone else.",
  does: [
    "You give it two pictures: the face, and the picture it goes into. Both are searched for faces on your own device and outlined; where there are several, you press the one you mean. The hair can stay as in the picture, or come with the face.",
    "Before anything is charged it says whether the two fit. If a face is too small, blurred, behind glasses or hair, turned too far, or in quite another light, it tells you which, and you can choose another photo instead of paying for something crooked. If the finished face turns out not to be that person's, you do not get it, and the credits come back.",
    "It asks for consent each time, before you add a photo: everyone shown is you, or an adult who agreed. A swap costs {{face-swap-credits}} credits. An AI provider can take the hair along; where none is connected, the built-in engine works the lines around eyes, nose and mouth into the picture, then more of the face, brows and the eyes themselves last, no further than it takes to show the person: much of the person in the picture stays. The page says so.",
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
      text: "Front to front and side to side. A face seen from far below does not fit one seen from above.",
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
      question: "Do you look at my photos to find the faces?",
      answer:
        "No. Your browser finds them, on your device. The photos themselves are uploaded to your account, and deleted after {{unused-upload-days}} days.",
    },
    {
      question: "Can I swap in a celebrity or a politician?",
      answer:
        "No. Nobody's face may be used without their permission, and well-known people are no exception.",
    },
    {
      question: "What else is refused?",
      answer:
        "Sexual pictures, children, identity papers, and anything meant to make others believe that a person did or said what they did not.",
    },
    {
      question: "Is a trained model better?",
      answer:
        "For most wishes, yes. It knows your face from many sides and makes a picture around it, with nothing to paste in. A swap is for a picture that exists and should stay as it is.",
    },
  ],
} satisfies ToolText;
