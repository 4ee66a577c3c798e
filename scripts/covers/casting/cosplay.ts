import type { Casting } from "../casting.ts";

export const casting: Casting = {
  number: 5,
  sitters: {
    "superhero-origin": "man swept bare bronze",
    "knight-of-the-realm": "man curls stole basalt crown",
    "enchanted-elf": "woman long toga marble laurel @enchanted-wood",
    "anime-mage": "woman waves stole rose halo",
    "starship-captain": "man cropped rollneck plaster visor @star-port",
  },
};
