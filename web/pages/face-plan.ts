import { FACE_PLAN } from "#web/content/catalogue/face-plan.server.ts";

/** Which portraits show a visitor in each theme and pack. Written to a file while building, fetched when it is first needed. */
export const loader = (): Response => Response.json(FACE_PLAN);
