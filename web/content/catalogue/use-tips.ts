import type { UseSlug } from "#schema/catalogue/uses.ts";

/** What helps with pictures for one use: about the photos one trains with, and about choosing afterwards. */
export const TIPS: Readonly<Record<UseSlug, readonly { title: string; text: string }[]>> = {
  work: [
    {
      title: "Look the way you do at work",
      text: "Train with photos that show your hair, glasses and beard the way colleagues know them. The pictures will match the photos.",
    },
    {
      title: "Include a calm expression",
      text: "A few photos with a relaxed face and your eyes on the camera help more than ten laughing ones from a party.",
    },
    {
      title: "Ask someone first",
      text: "Ask a colleague if it looks like you. People who meet you after seeing the picture should recognize you right away.",
    },
  ],
  dating: [
    {
      title: "Use photos from this year",
      text: "The pictures look like the photos you train with. Your date should recognize you right away.",
    },
    {
      title: "Portrait first, then the rest",
      text: "Start with a clear portrait. After that, use pictures that show a place or a hobby.",
    },
    {
      title: "Mix in real photos",
      text: "A profile with both is honest and says more about you. If anyone asks, tell them.",
    },
  ],
  celebrations: [
    {
      title: "Decide about glasses",
      text: "Wear glasses in all of your photos or in none, so that the pictures match.",
    },
    {
      title: "One person at a time",
      text: "A model knows one face. For two people on one card, train a model for each and choose pictures in the same light.",
    },
    {
      title: "Ask before you make someone else's",
      text: "A pack makes a nice gift, if the person agrees. Without permission, it is not allowed.",
    },
  ],
  fashion: [
    {
      title: "Include photos without make-up",
      text: "Photos with different make-up, and some without any, help the model tell you from your make-up.",
    },
    {
      title: "Different kinds of light",
      text: "Window, shade and lamp: the more kinds of light in your photos, the better your face holds up in hard light.",
    },
    {
      title: "Check them at full size",
      text: "Hands, jewellery and hems are where pictures go wrong first. Look there before you pick a favourite.",
    },
  ],
  costume: [
    {
      title: "No costumes in your photos",
      text: "No hats, face paint or dark glasses. The model needs to see your face.",
    },
    {
      title: "Try a few expressions",
      text: "A stern look and a sly one among your photos give the character more to work with.",
    },
    {
      title: "It's for fun",
      text: "No one should take these for real events. Where you share them, say that they were made with AI.",
    },
  ],
  places: [
    {
      title: "Include some daylight",
      text: "Skin looks different outdoors. A few photos taken in open shade show the model yours.",
    },
    {
      title: "A little distance",
      text: "Add one or two photos down to the waist, so that the model knows your build and not just your face.",
    },
    {
      title: "Not proof that you were there",
      text: "The places are generated. They are great for a card, a page or a daydream.",
    },
  ],
  "body-and-mind": [
    {
      title: "Come as you are",
      text: "Train with photos of your body and face as they are today. The pictures should flatter you, not change you.",
    },
    {
      title: "Wear your hair the way you like it",
      text: "Tied back for sport, down to relax: include both if you want both.",
    },
    {
      title: "Yours to show or keep",
      text: "Everything you make is private to your account until you download it and show it yourself.",
    },
  ],
};
