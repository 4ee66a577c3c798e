import { choice, words } from "./tool-controls.ts";
import { defineToolEdit } from "./tool-edit.ts";

/** Something new in a photo, in its light. */
export const addObject = defineToolEdit({
  name: "add-object",
  edit: "ADD",
  controls: {
    what: words("What to add", "A knee-high terracotta pot with an olive tree"),
    where: choice("Where", {
      "where it fits best": "Where it fits",
      "on the left": "Left",
      "on the right": "Right",
      "in the foreground": "In front",
      "in the background": "Behind",
    }),
  },
  instruct: ({ what, where }) =>
    `Add to the picture, ${where}: ${what.replace(/[.\s]+$/, "")}. Give it the true size, sharpness, light and shadow of its place, and let it touch the ground. ` +
    `Leave everything else, every person and every face exactly as they are. Show nobody undressed and nothing suggestive.`,
});
