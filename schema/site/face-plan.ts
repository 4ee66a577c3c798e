/** Where pages keep which portraits show a visitor in each theme and pack. */
export const FACE_PLAN_DOCUMENT = "/face-plan.json";
