/** Pictures a model of somebody learns from beside the chosen one: turned, lit, near and far as a set of photos would be. */
export const PERSON_VIEWS = {
  "turned-left": "Turn the head half to the left, as in a three-quarter portrait.",
  "turned-right": "Turn the head half to the right, as in a three-quarter portrait.",
  profile: "Show the head in profile.",
  smiling: "Let the person smile with the mouth a little open. Keep the head towards the camera.",
  "looking-up": "Lift the chin a little, with the camera slightly below the eyes.",
  "close-up": "Move close: the face fills the picture, by daylight from a window at the side.",
  outdoors: "Place the person outdoors in a park under an overcast sky, from the chest up, in a plain coat.",
  evening:
    "Place the person indoors in the evening, in warm lamp light, from the chest up, in a plain shirt.",
  "half-body": "Show the person from the waist up, standing, arms relaxed, in plain everyday clothes.",
} as const;
export type PersonView = keyof typeof PERSON_VIEWS;
export const VIEW_NAMES = Object.keys(PERSON_VIEWS) as [PersonView, ...PersonView[]];
