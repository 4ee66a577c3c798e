import type { ToolText } from "../tool-text.ts";

export default {
  seo: {
    title: "Restore Photos: repair faded and torn family prints",
    description:
      "How to scan an old print, which damage can be mended, how faces are kept true, and why you should keep the original scan beside the repair.",
  },
  heading: "Mend a faded, torn or spotted old print",
  lead: "Takes noise and fading out of an old print, brings its contrast back, and closes the scratches and creases you brush over.",
  does: [
    "Old prints fail in predictable ways. Colour prints of the seventies lose cyan first and go red; silver prints yellow and mirror at the edges; albums press their pattern into the surface. The tool measures before it changes: noise in the calmest parts, JPEG blocks by their steps, fading by where black and white lie in each channel. Scratches are yours to brush over, and are filled from both sides. A good photo stays nearly as it is.",
    "Faces are handled lightly: they get less of the added contrast, which looks like age, and no detail that was not there. A tool that is too keen replaces your great-aunt with a pleasant stranger. A softer face that is hers is worth more.",
  ],
  forWhom: [
    {
      who: "Families",
      what: "The only wedding picture of the grandparents, readable again for all the cousins.",
    },
    { who: "Local historians", what: "Shop fronts and processions from boxes nobody labelled." },
    { who: "People arranging a funeral", what: "A dignified portrait out of a small, bent snapshot." },
  ],
  steps: [
    {
      title: "Dust it, do not wash it",
      text: "A soft brush or a blower. Leave stuck-on paper, mould and flaking to a conservator.",
    },
    {
      title: "Scan at 600 dots per inch in colour",
      text: "Black and white as well: stains are yellow, and can be told from the image only in colour.",
    },
    {
      title: "No scanner? Use a window",
      text: "Lay the print flat beside it, hold the phone parallel above, no flash. Silvery glare disappears if you turn the print a quarter.",
    },
    {
      title: "Save without automatic correction",
      text: "Scanner presets clip highlights and smear grain before the repair has even begun.",
    },
    {
      title: "Keep both files",
      text: "The raw scan is the document, the restored picture an interpretation. Name them so.",
    },
  ],
  faq: [
    {
      question: "Can missing parts be replaced?",
      answer:
        "A torn corner of sky or wallpaper, yes. A missing eye or hand only by invention; write that on the back.",
    },
    {
      question: "Will it add colour to a monochrome picture?",
      answer:
        "That is not repair, and nobody knows the colour of that dress. The aim here is the print as it left the darkroom.",
    },
    {
      question: "My negatives are better than my prints. Does that help?",
      answer: "Very much. Have them scanned: a negative holds several times the detail of an album print.",
    },
    {
      question: "What do you do with family pictures?",
      answer: "Nothing. They are repaired in your own browser and never reach us.",
    },
  ],
} satisfies ToolText;
