import { TAKEDOWN_HOURS } from "#schema/staff/takedowns.ts";
import { shareImage } from "../covers.ts";
import { breadcrumbList } from "../structured-data.ts";

const PATH = "/takedown";

export function takedownPage() {
  const crumbs = [{ name: "Take something down", path: PATH }];
  return {
    title: "Ask us to take down a model or a picture of you",
    description: `Are you shown by a model or a picture made here, and did not agree? Tell us where. You get an answer within ${TAKEDOWN_HOURS} hours.`,
    path: PATH,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs)],
    hours: TAKEDOWN_HOURS,
  };
}
