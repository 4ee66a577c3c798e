import type { ToolText } from "../../tool-text.ts";

export default {
  seo: {
    title: "How the AI Generator works, before you open it",
    description:
      "What a trained model adds to a prompt, what seeds and likeness do, what a picture costs and what is refused: the AI Generator explained in five minutes.",
  },
  heading: "How a sentence becomes a photograph of you",
  lead: "The AI Generator works today. Here is what happens between the sentence and the picture, so that your first credits are well spent.",
  does: [
    "An image model begins with noise and removes it step by step, each time guessing what the words describe. It has seen a great many photographs of harbours and blazers, and none of you. Your trained model is a small addition that teaches it one more thing: a face, under a word nobody else uses. Where you write “me”, that word is put in for you when the request is sent; what is stored and shown to you is the sentence as you typed it.",
    "The noise it begins with is chosen by a number, the seed. Another seed gives another arrangement of the same sentence, which explains why four pictures from one request differ. Keeping the number while you edit the words is the nearest thing to asking a photographer to take that one again with the jacket closed.",
    "Likeness sets how much weight your addition gets. Too little, and a relative of yours appears. Too much, and the photos you trained with begin to show through: their light, their expression, sometimes their sofa. If a picture needs more than a nudge here, the set of photos is usually what needs fixing.",
    "Not every installation has an outside engine. The built-in one works differently: it cuts the person out of a photo you gave it, lights and grades them anew and places them in surroundings that suit your words. This is called preview mode, and the page says so before you spend anything.",
  ],
  forWhom: [
    {
      who: "If you have never written a prompt",
      what: "Start from one of the ideas under the box, for instance the one called “New job”, and replace one noun at a time.",
    },
    {
      who: "If you have written hundreds",
      what: "Shape, count, seed and likeness are all there are. No hidden style words are added to your sentence.",
    },
    {
      who: "If you want twenty pictures, not four",
      what: "A pack saves you time: {{pack-prompts}} scenes, {{pictures-per-prompt}} pictures each, written by us, at the same price a picture.",
    },
  ],
  steps: [
    {
      title: "Create an account and verify your email",
      text: "The link comes by email, usually within a minute. The registration page says how many credits a new account starts with.",
    },
    {
      title: "Train a model",
      text: "It takes {{training-credits}} credits and a set of decent photos. Skip this only if you want pictures of people who don't exist.",
    },
    {
      title: "Ask for one picture first",
      text: "One is enough to see whether the sentence is understood. Then ask for four.",
    },
    {
      title: "Open a picture and read how it was made",
      text: "The viewer shows words, seed, likeness and size. Copy what worked; that is how you get better at this.",
    },
    {
      title: "Keep the good ones",
      text: "Mark favourites, save single files or a zip of up to {{zip-pictures}}, and delete the rest. What you delete can be brought back for {{trash-days}} days.",
    },
  ],
  faq: [
    {
      question: "What does a first evening cost?",
      answer:
        "A training and eight pictures come to {{training-credits}} credits plus eight times {{picture-credits}}. An account starts with the credits its registration page names; more come in packs bought once, or each month with a plan.",
    },
    {
      question: "Are hands and text still a weakness?",
      answer:
        "Yes. Fingers go wrong when they hold small things, and written words come out as decoration. Frame tighter, or keep hands in pockets and signs out of sight.",
    },
    {
      question: "Does it learn from what I make?",
      answer:
        "No. Your model stays as it was trained, and neither your photos nor your pictures are used to train anything shared.",
    },
    {
      question: "Can I sell the pictures?",
      answer:
        "You may use what you make of yourself as you like within the terms and the law, at work too. With another person in it, you need their agreement to that use.",
    },
    {
      question: "Who checks the result?",
      answer:
        "Prompts are read by a word list first. The outside engine also has its own safety check for finished pictures; what it holds back is not shown. The first {{held-back-refunds}} such requests within {{held-back-hours}} hours are refunded.",
    },
  ],
} satisfies ToolText;
