import { createRandom } from "../../pixels/random.ts";
import { PARTICLE_LOOKS, type ParticleKind } from "./particle-kinds.ts";

/** One of many, as it is at the beginning. */
export interface Particle {
  x: number;
  y: number;
  /** 0 the furthest, 1 the nearest. */
  near: number;
  /** Where in its swing and its turning it begins, 0 to 1. */
  phase: number;
  colour: readonly [number, number, number];
}

/** Strews particles over a frame, the furthest first, as they are drawn. */
export function scatter(kind: ParticleKind, seed: number): Particle[] {
  const random = createRandom(seed);
  const { count, colours } = PARTICLE_LOOKS[kind];
  return Array.from({ length: count }, () => ({
    x: random.next(),
    y: random.next(),
    near: random.next(),
    phase: random.next(),
    colour: random.pick(colours),
  })).sort((a, b) => a.near - b.near);
}
