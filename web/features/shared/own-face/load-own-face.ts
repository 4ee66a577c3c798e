/** All that draws: fetched when somebody wants to see themselves, or has a photo on this device. */
export const loadOwnFace = () => import("./own-face.ts");
