import type { ThemeFacts } from "../../theme.ts";

export const officeHeadshots = {
  slug: "office-headshots",
  name: "Office Headshots",
  description:
    "Headshots taken where the work happens: at the desk, by the window, on the way into a meeting. Daylight, pale wood and clothes you already own, for a team page that looks like one team.",
  seo: {
    title: "Office Headshots from Your Own Photos",
    description:
      "Relaxed office portraits for a team page, intranet or profile: your desk, the window, the meeting room. All made from photos you already have.",
  },
  isPublic: true,
  uses: ["work"],
  generations: 4000,
  packs: [
    {
      slug: "executive-suite",
      name: "Executive Suite",
      description: "Corner offices, bookcases and good chairs, without the stiffness of the annual report.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "collaborative-space",
      name: "Collaborative Space",
      description:
        "Shared tables, atrium stairs and sticky notes: you among colleagues, and clearly one of them.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "my-desk-shot",
      name: "My Desk Shot",
      description: "Plants, papers and a familiar lamp, for the portrait that shows where you think best.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "window-view",
      name: "Window View",
      description: "Rain, river or rooftops behind the glass, and soft light from the side on your face.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
    {
      slug: "meeting-ready",
      name: "Meeting Ready",
      description: "Folder squared and shoulders down: the minute before the others come into the room.",
      allowedGenderOrCategory: ["WOMAN", "MAN"],
    },
  ],
} as const satisfies ThemeFacts;
