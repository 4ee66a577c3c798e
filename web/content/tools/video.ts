import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Photo to Video: a short clip from one portrait",
    description:
      "Turn a portrait into a few seconds of film in your browser: camera move, light, snow or dust, three looks. Nothing is uploaded, no account.",
  },
  heading: "Bring a still picture into motion",
  lead: "A few seconds of movement out of one photo: the camera moves, and the person against what is behind them.",
  does: [
    "The tool cuts the person out, fills in what was behind, and moves both at their own speed, as near and far things move past a real camera. Head and shoulders turn a little with it, and a breath goes through them. On request a soft light passes over, or dust, snow, rain or confetti falls.",
    "It invents nothing: the face in the clip is the face in the photo, every frame of it. So nobody smiles, walks or speaks here. For that a video model has to imagine what comes next, and likeness wanders after a few seconds.",
    "The file is an MP4 with H.264, which every phone and messenger plays. It has no sound.",
  ],
  forWhom: [
    { who: "Musicians", what: "A moving cover behind a song, instead of a still one." },
    { who: "Anyone with a profile", what: "A portrait that draws the eye in a row of stills." },
    {
      who: "Grown-up grandchildren",
      what: "The hint of a breath in a portrait of someone missed, if the family likes the thought.",
    },
  ],
  steps: [
    {
      title: "Start with one person, in focus",
      text: "A portrait to the waist works best. In a crowd, what stands between people moves along with them.",
    },
    {
      title: "Leave room around the head",
      text: "The clip is a little tighter than the photo: the camera needs somewhere to go.",
    },
    {
      title: "Pick the final shape first",
      text: "9:16 for phones, 16:9 for screens. Cropping afterwards costs a third of the picture.",
    },
    {
      title: "One effect is enough",
      text: "Snow and a passing light together look like a greeting card. Choose one and let it be slow.",
    },
  ],
  faq: [
    {
      question: "Is my photo uploaded?",
      answer:
        "No. The clip is made in this page, on your device, and is gone when you close it unless you save it.",
    },
    {
      question: "Why does it refuse a picture without a face?",
      answer:
        "The movement comes from telling a person from their background. With nobody in the picture there is nothing to tell apart.",
    },
    {
      question: "Can a person be made to speak?",
      answer: "Not here. That needs a voice as well as a face, and the permission of whoever they belong to.",
    },
    {
      question: "How large is the clip?",
      answer:
        "As large as the photo allows, up to 1080 lines, with 24 pictures a second. What you see while you choose is smaller, so that it is quick; the download is made at full size.",
    },
    {
      question: "Must a clip be labelled as generated?",
      answer:
        "In more and more places, yes, and it is fair everywhere. The file says so of itself; say so in the caption too.",
    },
  ],
} satisfies ToolText;
