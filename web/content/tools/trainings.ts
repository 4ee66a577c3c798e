import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Trained Models: your models and their photos",
    description:
      "All your trained models in one list: how each stands, what became of every photo, where to go next, and one button that deletes a model for good.",
  },
  heading: "Your models, and everything that belongs to them",
  lead: "A trained model is what Likeness has learned about one person. Train it once, then use it for packs and for pictures from your own prompts.",
  does: [
    "The list shows every model you have trained or are training: its name, its photos, when it was made and how it stands. While one is at work you see its place in the queue and about how long is left. You can close the page; the training goes on without it.",
    "Open a finished model and you can choose a pack for it or describe a picture with it. Where the trainer reported on the photos, you also see which were used, which were not, and why.",
    "On a model's page you choose samples, up to six pictures that show what it makes. Deleting a model deletes the trained file and the photos it was made from, for good. Pictures you made with it stay on your dashboard until you delete those too.",
  ],
  forWhom: [
    {
      who: "Anyone who has trained once",
      what: "One model serves all {{theme-count}} themes and the AI Generator. There is no need to train again for another style.",
    },
    {
      who: "Couples, families of adults, small teams",
      what: "Keep one model per person, each with that person's permission, and choose between them when you make a picture.",
    },
    {
      who: "People who tidy up",
      what: "See what is stored about you, and delete it yourself without asking anyone.",
    },
  ],
  steps: [
    {
      title: "Give each model a name you will know",
      text: "“Anna, short hair” says more next year than “Test 2”. Nobody else sees it unless you open the model to others.",
    },
    {
      title: "Read the report",
      text: "If several photos were not used, train the next model with better ones of the same kind.",
    },
    {
      title: "Train again when you have changed",
      text: "A beard, a new colour or ten years make another face. A model shows you as you were in its photos.",
    },
    {
      title: "Delete what you no longer need",
      text: "The model, its photos and its report go together. Save the pictures you want first, or simply keep them on the dashboard.",
    },
  ],
  faq: [
    {
      question: "How long is a model kept?",
      answer:
        "Until you delete it. Its selfies go sooner: {{selfie-days}} days after the end of the training, if you did not ask us to keep them.",
    },
    {
      question: "Can other people use my model?",
      answer:
        "Only if you open one: a declaration that the face is your own, and then everybody signed in may make pictures with it, for their own credits. Nothing suggestive is made with an open model. Close it again and it is yours alone at once.",
    },
    {
      question: "Can I download a model?",
      answer: "No. You can download every picture made with it, one by one or as a zip.",
    },
    {
      question: "Why can I not delete a model just now?",
      answer:
        "Something is still being made with it. Cancel that, or wait until it has ended, and then delete the model.",
    },
  ],
} satisfies ToolText;
