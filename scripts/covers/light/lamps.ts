import { hex, type Rgb } from "#web/engine/pixels/colour.ts";
import { smoothstep } from "#web/engine/pixels/image.ts";
import type { Random } from "#web/engine/pixels/random.ts";
import type { RecipeScene, StudioRecipe } from "#web/engine/studio/recipe.ts";
import type { Lamp } from "./gather.ts";

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function towards(side: number, height: number): Rgb {
  return [
    Math.sin(radians(side)) * Math.cos(radians(height)),
    Math.sin(radians(height)),
    Math.cos(radians(side)) * Math.cos(radians(height)),
  ];
}

function times(colour: Rgb, by: number): Rgb {
  return [colour[0] * by, colour[1] * by, colour[2] * by];
}

/** Bars of a blind across the light, level but for a lean. */
function slats(amount: number, lean: number, phase: number): Lamp["mask"] {
  return (x, y, z) => {
    const wave = 0.5 + 0.5 * Math.cos((2 * Math.PI * (y + lean * x + 0.25 * z)) / 0.36 + phase);
    return 1 - amount * (1 - smoothstep(0.3, 0.62, wave));
  };
}

/**
 * A recipe's lights as lamps in space. `side` is the key's: -1 left, 1 right. A key is held further round and higher
 * than on a person: stone wants modelling where skin wants kindness.
 */
export function lampsOf(recipe: StudioRecipe, scene: RecipeScene, side: -1 | 1, random: Random): Lamp[] {
  const { key } = recipe;
  const lamps: Lamp[] = [
    {
      towards: towards(side * (key.side * 0.9 + 18) * random.between(0.92, 1.08), key.height + 6),
      colour: times(hex(key.colour), 1.25),
      size: 0.05 + 0.26 * key.fill,
      ...(scene.slats && { mask: slats(Math.min(0.9, scene.slats * 2), side * 0.2, random.between(0, 6)) }),
    },
  ];
  for (const rim of recipe.rims) {
    for (const way of rim.side === 0 ? [-1, 1] : [rim.side * side]) {
      lamps.push({
        towards: towards(way * 128, 24),
        colour: times(hex(rim.colour), rim.strength * 2.1),
        size: 0.1,
      });
    }
  }
  for (const gel of recipe.gels ?? []) {
    lamps.push({
      towards: towards(gel.side * side * 84, 6),
      colour: times(hex(gel.colour), gel.strength * 1.3),
      size: 0.3,
    });
  }
  return lamps;
}
