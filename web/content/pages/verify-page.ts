import { SITE } from "#schema/site/site.ts";
import { shareImage } from "../covers.ts";
import { breadcrumbList } from "../structured-data.ts";

const PATH = "/verify";

/** What is looked for, and what is not. */
const LOOKED_FOR = [
  {
    what: "The IPTC source type",
    text: `The field in which pictures, films and recordings say that AI made or changed them. ${SITE.name} writes it into what it makes with AI, and so do other makers.`,
  },
  {
    what: "Traces of AI programs",
    text: "Fields that some programs leave behind, such as IPTC’s “AI System Used” or the settings of a picture model.",
  },
  {
    what: "Content Credentials (C2PA)",
    text: "Whether a manifest is there. Its signature is not checked here.",
  },
  {
    what: "Not looked for",
    text: "Invisible or inaudible watermarks, and anything in the picture or sound itself. This page reads statements and does not guess.",
  },
] as const;

export function verifyPage() {
  const crumbs = [{ name: "Check for AI marks", path: PATH }];
  return {
    title: "Check a picture, video or recording for AI marks",
    description:
      "See what a picture, video or recording says of itself: IPTC source type, AI programs, C2PA. Read on your device, nothing is uploaded.",
    path: PATH,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs)],
    lookedFor: LOOKED_FOR,
  };
}
