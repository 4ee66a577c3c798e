import type { UseCaseText } from "../use-case-text.ts";

export default {
  seo: {
    title: "Dating profile photos made from your own",
    description:
      "Which pictures a dating profile needs, in which order, and how to make them from photos you have without becoming someone else. With packs and mistakes.",
  },
  heading: "Dating profile pictures that look like you today",
  lead: "A profile has to do one thing: let someone recognise you, and find something to ask. Here is how to get there with photos you already have.",
  why: [
    "Most people have hundreds of photos and not one that would do: a group at a wedding, a passport, a ski helmet. The face is small, the light comes from the ceiling, and the best one is six years old.",
    "A stranger looks at the first picture to see who you are, and at the others to find out whether an evening with you would be easy. So a good profile is not five beautiful pictures. It is one clear face, one whole person, and a few places where you are at home.",
    "Likeness learns your face from photos you choose and makes pictures with the light and the places they lack. What it should not do is make you someone else, and most of this page is about that.",
  ],
  plan: [
    {
      title: "Gather photos as you are now",
      text: "{{photos-advised}} to {{photos-max}} from this year, with your current hair, weight and glasses. The model shows you as these photos do, so this decides how honest everything after it is.",
    },
    {
      title: "Train once",
      text: "The photo check says which ones help and which do not, before anything leaves your device. A training costs {{training-credits}} credits.",
    },
    {
      title: "Make the first picture first",
      text: "Head and shoulders, daylight, eyes on the camera, nobody else in it. Choose one pack for this and stop there until you have it.",
    },
    {
      title: "Add one picture of the whole of you",
      text: "From the knees up or further away, in clothes you own or would wear. People meet the whole person.",
    },
    {
      title: "Add two that start a conversation",
      text: "Something you truly do: a trail, a kitchen, a chessboard. If you could not talk about it for ten minutes, leave it out.",
    },
    {
      title: "Put real photos beside them",
      text: "At least one ordinary snapshot, best with a friend who agreed to be in it. Then ask someone who knows you well to remove whatever does not look like you.",
    },
  ],
  shots: [
    {
      name: "The first picture",
      text: "Close, clear, morning or late afternoon, a smile that reaches the eyes. It should still work at the size of a thumbnail.",
      theme: "tinder",
      pack: "profile-perfect",
    },
    {
      name: "Outdoors",
      text: "Moving rather than posing, in weather. A wind-blown picture is worth two tidy ones.",
      theme: "tinder",
      pack: "adventure-ready",
    },
    {
      name: "Across the table",
      text: "Candle or string light, half turned, as the other person would see you. It answers what an evening would be like.",
      theme: "tinder",
      pack: "date-night",
    },
    {
      name: "What you think about",
      text: "Among books, at a board, in front of one painting. Choose it only if these are your places.",
      theme: "tinder",
      pack: "intellectual-vibe",
    },
    {
      name: "The whole of you",
      text: "Full length on an ordinary street, in a good coat. Plain is fine; standing easily is what counts.",
      theme: "street-style",
      pack: "coffee-run",
    },
    {
      name: "A good day away",
      text: "One picture by the sea or on a market square, as a place you would take someone to.",
      theme: "beach",
      pack: "coastal-linen",
    },
  ],
  mistakes: [
    {
      mistake: "Sunglasses, a mask or a hat in the first picture",
      fix: "Eyes are what people look for. Show them in the first picture and wear the hat in the fourth.",
    },
    {
      mistake: "Five pictures of the same kind",
      fix: "Vary distance before places: one close, one to the waist, one full length. Five close-ups in five cities are still five close-ups.",
    },
    {
      mistake: "A life you do not lead",
      fix: "No yachts, no sports cars, no summit you have not stood on. The first date is about the pictures, and you would have to keep it up.",
    },
    {
      mistake: "Too smooth",
      fix: "If freckles, lines or a scar are gone, throw the picture away or raise the likeness a little. They are what people recognise you by.",
    },
  ],
  honesty:
    "Whoever meets you should recognise you from across the room and not feel fooled. Use recent photos for the training, keep your age, figure and skin, and leave out pictures you would have to explain. Many dating services have rules about pictures made with AI: read those of yours, and keep to them. Saying it yourself, in half a line, costs little and is usually liked. Pictures made here carry a mark inside the file that says so too. Never use them to pretend to be someone else, or to get money or favours from anyone.",
  faq: [
    {
      question: "How many pictures should a profile have?",
      answer:
        "As many as are good and different, which is usually four to six. A weak picture takes more away than it adds.",
    },
    {
      question: "Are pictures made with AI allowed on dating services?",
      answer:
        "It depends on the service, and the rules change. Some ask for a live photo to prove that it is you. Look it up before you upload, and keep real photos in your profile either way.",
    },
    {
      question: "What would it cost?",
      answer:
        "One training is {{training-credits}} credits, and each pack of {{pack-pictures}} pictures is {{pack-credits}}. Pictures that fail are refunded. Credits come in packs bought once, or each month with a plan.",
    },
    {
      question: "Can I train a model of a friend and help them?",
      answer:
        "With their permission, and only if they are an adult. It is better to sit beside them and let them choose; it is their face.",
    },
    {
      question: "Why are my clothes the same in every picture?",
      answer:
        "Then you are in preview mode: you get a new background and light, and pose and clothes stay the same as in your photos. Train with photos in clothes you like.",
    },
  ],
} satisfies UseCaseText;
