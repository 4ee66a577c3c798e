import type { UseSlug } from "#schema/catalogue/uses.ts";

/** What helps with pictures for one use: about the photos one trains with, and about choosing afterwards. */
export const TIPS: Readonly<Record<UseSlug, readonly { title: string; text: string }[]>> = {
  work: [
    {
      title: "Look as you do at work",
      text: "Train with photos that show your hair, glasses and beard as colleagues know them. The pictures will show you as the photos do.",
    },
    {
      title: "Bring one calm face",
      text: "A few photos with an even look and your eyes to the camera help more than ten laughing ones from a party.",
    },
    {
      title: "Show it to somebody first",
      text: "Ask a colleague whether it is you. Whoever meets you after seeing the picture should not have to look twice.",
    },
  ],
  dating: [
    {
      title: "Use photos of this year",
      text: "The pictures look like the photos you train with. Whoever comes to meet you should know you at once.",
    },
    {
      title: "One face, then some life",
      text: "Choose a clear portrait for the first place and pictures with a place or a pastime in them for the others.",
    },
    {
      title: "Keep real photos among them",
      text: "A profile with both is honest and tells more. Say so if anyone asks.",
    },
  ],
  celebrations: [
    {
      title: "Take the glasses question seriously",
      text: "Glasses on in all of your photos, or off in all of them: the pictures then agree with each other in an album.",
    },
    {
      title: "One person at a time",
      text: "A model knows one face. For two people on one card, train one model each and choose pictures in the same light.",
    },
    {
      title: "Ask before you make somebody else’s",
      text: "A pack as a present is kind, with the person’s permission. Without it, it is not allowed.",
    },
  ],
  fashion: [
    {
      title: "Bring a bare face too",
      text: "Photos with different make-up, and some without any, teach the model what is you and what is the evening.",
    },
    {
      title: "Several lights",
      text: "Window, shade and lamp: the more lights your photos were taken in, the better your face holds in a hard one.",
    },
    {
      title: "Look at them large",
      text: "Hands, jewellery and hems are where a picture goes wrong first. Look there before you ring one.",
    },
  ],
  costume: [
    {
      title: "No costume in your photos",
      text: "Leave out hats, face paint and dark glasses. The model needs the face itself, uncovered.",
    },
    {
      title: "Make a face or two",
      text: "A stern look and a sly one among your photos give the part more to work with.",
    },
    {
      title: "It is play",
      text: "Nobody should take these for documents. Where you show them, let people see that they are made.",
    },
  ],
  places: [
    {
      title: "Some daylight among your photos",
      text: "Skin looks different outdoors. A few photos from open shade teach the model how yours does.",
    },
    {
      title: "A little distance",
      text: "Add one or two photos down to the waist, so that your build is known and not only your face.",
    },
    {
      title: "Not a proof of having been there",
      text: "The places are made. They are good for a card, a page or a daydream.",
    },
  ],
  "body-and-mind": [
    {
      title: "As you are",
      text: "Train with photos of your body and face as they are today. The pictures are meant to be kind, not to correct you.",
    },
    {
      title: "Hair as you would wear it",
      text: "Tied back for sport, loose for rest: have both among your photos if you want both.",
    },
    {
      title: "Yours to show or keep",
      text: "Everything you make is private to your account until you download it and show it yourself.",
    },
  ],
};
