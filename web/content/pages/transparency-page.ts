import { shareImage } from "../covers.ts";
import { breadcrumbList } from "../structured-data.ts";

const PATH = "/transparency";

export function transparencyPage() {
  const crumbs = [{ name: "Transparency", path: PATH }];
  return {
    title: "Transparency: what was reported and decided",
    description:
      "How many links were reported, taken down or kept, how many accounts were blocked and unblocked, and how often the safety check stopped something.",
    path: PATH,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs)],
  };
}
