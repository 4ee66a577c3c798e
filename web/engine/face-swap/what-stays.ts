import { MESH, type Mesh, meshPoint } from "../face/face-mesh.ts";
import { smoothstep } from "../pixels/image.ts";
import type { FaceSkin } from "./face-skin.ts";

/** Stops that chin and jaw are darker, or whiter, than the cheeks from where on there is a beard; and by which beards differ. */
const BEARD = { dark: 0.75, white: -0.2, apart: 0.5 };
/** The same of the upper lip: shade alone darkens it more. */
const MOUSTACHE = { dark: 1, apart: 0.6 };
/** By how much of its width one mouth may be further open than the other: teeth cannot be drawn out of closed lips. */
const OPENED_APART = 0.12;
/** Stops that one's brows may be darker against the cheeks than the other's, from where on the target's begin to stay to where they stay most, and how much of them stays then. */
const BROWS = { alike: 0.8, apart: 2, most: 0.7 };
/** Share of the strip above the source's brows that a fringe or visor covers: it would come along with them. */
const FRINGE = { near: 0.7, over: 0.9 };
/** Mesh points: inner edges of the lips. */
const LIPS = { upper: 13, lower: 14 };

/** What of its own face the target keeps, because the source's would not fit there. */
export interface Stays {
  /** Lips and chin: a beard or moustache that the other has not, or quite another one, would end within a cheek, or come through as a haze; and a laugh does not fit closed lips. */
  mouth: boolean;
  /** How much of the brows, 0 to 1: white ones among dark hair, a man's black ones among blonde; or a fringe lies over the others. */
  brows: number;
}

interface Seen {
  mesh: Mesh;
  skin: FaceSkin;
}

export function whatStays(source: Seen, target: Seen): Stays {
  const opened = Math.abs(openingOf(source.mesh) - openingOf(target.mesh));
  const shades = Math.abs(source.skin.brows.shade - target.skin.brows.shade);
  return {
    mouth: beardsDiffer(source.skin, target.skin) || opened > OPENED_APART,
    brows: Math.max(
      BROWS.most * smoothstep(BROWS.alike, BROWS.apart, shades),
      smoothstep(FRINGE.near, FRINGE.over, source.skin.brows.covered),
    ),
  };
}

const isBearded = ({ beard }: FaceSkin) => beard > BEARD.dark || beard < BEARD.white;

function beardsDiffer(a: FaceSkin, b: FaceSkin): boolean {
  if ((isBearded(a) || isBearded(b)) && Math.abs(a.beard - b.beard) > BEARD.apart) return true;
  const isDark = Math.max(a.moustache, b.moustache) > MOUSTACHE.dark;
  return isDark && Math.abs(a.moustache - b.moustache) > MOUSTACHE.apart;
}

/** How far the lips are apart, in widths of the mouth. */
function openingOf(mesh: Mesh): number {
  const between = (a: number, b: number) => {
    const [from, to] = [meshPoint(mesh, a), meshPoint(mesh, b)];
    return Math.hypot(from.x - to.x, from.y - to.y);
  };
  return between(LIPS.upper, LIPS.lower) / between(MESH.mouthLeft, MESH.mouthRight);
}
