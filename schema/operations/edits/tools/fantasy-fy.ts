import { choice, details, told } from "./tool-controls.ts";
import { defineToolEdit, KEEP_WHO_IT_IS } from "./tool-edit.ts";

/** The person in a tale. */
export const fantasyFy = defineToolEdit({
  name: "fantasy-fy",
  edit: "SCENE_COMPOSITION",
  controls: {
    character: choice("Character", {
      "an elf": "Elf",
      "a knight in worn armour": "Knight",
      "a sorcerer in heavy robes": "Sorcerer",
      "a forest ranger": "Ranger",
      "an alchemist": "Alchemist",
      "a dwarf smith": "Dwarf smith",
      "a ship's captain": "Captain",
    }),
    place: choice("Place", {
      "an old forest with light from above": "Forest",
      "a ruined abbey at dusk": "Ruined abbey",
      "a candlelit tower room": "Tower room",
      "a snow pass before a storm": "Snow pass",
      "a harbour in the morning mist": "Harbour",
    }),
    more: details("Fifty, sleeps badly, carries a horn"),
  },
  instruct: ({ character, place, more }) =>
    `Show the person in the picture as ${character} in ${place}: costume, place and light belong together and look used. ` +
    `The face is uncovered and stays theirs.${told(more)} ${KEEP_WHO_IT_IS}`,
});
