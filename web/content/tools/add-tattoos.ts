import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Add Tattoos: try a design on your own skin first",
    description:
      "Preview a tattoo where it would sit: photographing the limb, size against the body, line weight, how ink ages, and what to bring the artist.",
  },
  heading: "Wear the tattoo for a week before the needle",
  lead: "Places a design on the skin in your photo, wrapped round the muscle and lit like the arm it sits on.",
  does: [
    "Ink lies under the surface. Skin tints it, hair crosses it, and the shine of a shoulder passes over it undisturbed. The tool treats a design that way: black becomes a soft blue-grey, straight lines curve round the limb, and clothes and hair stay in front, so that you see a tattoo and not a sticker.",
    "Place matters as much as motif. The same swallow looks alert on a wrist and lost in the middle of a back. Trying four spots costs nothing, and the body's own lines, collarbone, shin, the groove of the spine, often decide for you.",
  ],
  forWhom: [
    { who: "First-timers", what: "Live with size and spot as a phone wallpaper before booking." },
    { who: "Collectors", what: "See how a new piece sits among the ones you have." },
    { who: "Tattoo artists", what: "Lay a sketch on the client's photo and move it together." },
  ],
  steps: [
    {
      title: "Photograph the part in its resting position",
      text: "A forearm turned twists the design with it. Let the limb hang, and stand the camera parallel to the skin.",
    },
    {
      title: "Bring the light in low and soft",
      text: "Window light from the side shows the curve the design has to follow. Flash erases it.",
    },
    {
      title: "Bring a drawing of your own",
      text: "Ours are six simple ones. A sketch on white paper works too: the paper goes, the lines stay.",
    },
    {
      title: "Go a size up",
      text: "Lines spread over the years. Lettering under 5 millimetres and gaps under 2 tend to close.",
    },
    {
      title: "Check it from across the room",
      text: "If you cannot tell what it is from three metres, neither can anyone else.",
    },
  ],
  faq: [
    {
      question: "How does it look on darker skin?",
      answer:
        "Black and strong warm colours read clearly, pale yellows and pastels hardly. The preview only takes light away, as ink does, so it shows just that.",
    },
    {
      question: "Can I use a drawing I found online?",
      answer:
        "As a starting point for a talk. Copying another artist's custom piece is not done; ask yours to draw something new.",
    },
    {
      question: "Does this replace a stencil?",
      answer: "No. Your artist places the stencil on the moving body, which a single picture does not have.",
    },
    {
      question: "Is there anything you would refuse?",
      answer:
        "Please leave out hateful symbols, and the body of someone who has not agreed. What you try stays on your device, so it is nobody else's business.",
    },
  ],
} satisfies ToolText;
