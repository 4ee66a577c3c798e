import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "New Training: a model from your own photos",
    description:
      "Train a private model on {{photos-advised}} to {{photos-max}} photos. Each is checked on your own device first. {{training-credits}} credits, refunded if training fails.",
  },
  heading: "Teach Likeness one face, well",
  lead: "Add {{photos-advised}} to {{photos-max}} photos of one adult who agrees to it. They are looked at on your device before any is uploaded.",
  does: [
    "Choose photos, drop a folder or paste from the clipboard. The photo check in your browser finds the face in each, says what is wrong with a weak one and what to do instead, and scores the set for number, angles, light and distance. No account is needed for that, and nothing is uploaded: the photos wait in your browser until you train.",
    "To train, sign in with Google or a link we email you; you come back to your photos. Then you say who is in them, which confirms that it is you, or someone who has given you permission, and that they are an adult, and agree to having the face learned. Without both no training starts. One button uploads the photos and starts it.",
    "A training costs {{training-credits}} credits and usually takes a few minutes. If it fails, or you cancel before it has started, the credits are refunded.",
  ],
  forWhom: [
    {
      who: "You, for yourself",
      what: "The model behind every headshot, themed pack and picture in your own words that you make here.",
    },
    {
      who: "You, for a grown-up who asked you to",
      what: "A partner, a parent or a colleague, with their permission for this and for what you will make of it.",
    },
    {
      who: "People with few good photos",
      what: "The photo check tells you what is missing. A short walk past a window with a phone often fills the gap.",
    },
  ],
  steps: [
    {
      title: "Pick photos with one face",
      text: "Sharp, whole, no sunglasses, nobody beside you. The shorter side needs at least {{photo-min-side}} pixels, so use originals rather than copies from a chat.",
    },
    {
      title: "Mix angles, light and distance",
      text: "Mostly from the front, some turned to each side, some close and some down to the waist, by a window, outdoors, in the evening.",
    },
    {
      title: "Read the photo check, then decide",
      text: "Photos that cannot be used stay out. Photos it only doubts are left out until you say “Use anyway”, and the training does as you say.",
    },
    {
      title: "Look like yourself",
      text: "Use recent photos without filters or heavy make-up. The model learns whatever all of them share, a filter included.",
    },
    {
      title: "Confirm and train",
      text: "Say who it is, read what you consent to, and press the button with the price on it: it uploads the photos and starts.",
    },
  ],
  faq: [
    {
      question: "Which files can I use?",
      answer:
        "JPEG, PNG, WebP and HEIC. Each photo is re-encoded at no more than {{photo-stored-side}} pixels on its longer side, and its metadata, such as place and time, is removed.",
    },
    {
      question: "Can I train with fewer than {{photos-advised}} photos?",
      answer:
        "Yes, with a weaker result. The outside trainer needs at least {{photos-provider-min}}; the page tells you when that is so.",
    },
    {
      question: "What happens to my photos afterwards?",
      answer:
        "The photos are deleted {{selfie-days}} days after the training ends, unless you choose to keep them; what the model learned stays in the model. Uploaded photos that no training uses are deleted after {{unused-upload-days}} days.",
    },
    {
      question: "Can I train a model of someone else?",
      answer:
        "Only of an adult who has agreed. Never of a child, of a stranger or of someone well known whose photos you found.",
    },
    {
      question: "Can I close the page while it trains?",
      answer: "Yes. The training goes on, and you find it under Trained Models.",
    },
  ],
} satisfies ToolText;
