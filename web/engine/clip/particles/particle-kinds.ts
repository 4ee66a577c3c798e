export const PARTICLE_KINDS = ["rain", "confetti", "dust", "snow"] as const;
export type ParticleKind = (typeof PARTICLE_KINDS)[number];

type Range = readonly [number, number];

/** How one kind looks and moves. Lengths are shares of a frame's longer side, speeds those per second. */
export interface ParticleLook {
  count: number;
  /** From the furthest to the nearest: half the width, and how much longer than wide it is. */
  size: Range;
  length: number;
  /** Downwards and sideways, from the furthest to the nearest. */
  fall: Range;
  drift: Range;
  /** How far it swings from side to side, and how often a second. */
  sway: number;
  swings: number;
  /** Turns a second; 0 for what keeps its direction. */
  tumbles: number;
  /** How sharp the edge is: 0 fades from the middle, 1 is cut out. */
  edge: number;
  opacity: number;
  colours: readonly (readonly [number, number, number])[];
  /** Nearness from which it passes in front of the people, never over a face. */
  inFront: number;
}

export const PARTICLE_LOOKS: Readonly<Record<ParticleKind, ParticleLook>> = {
  rain: {
    count: 170,
    size: [0.0007, 0.0014],
    length: 26,
    fall: [1.1, 2],
    drift: [-0.12, -0.22],
    sway: 0,
    swings: 0,
    tumbles: 0,
    edge: 0.1,
    opacity: 0.42,
    colours: [[214, 224, 236]],
    inFront: 0.75,
  },
  confetti: {
    count: 90,
    size: [0.0034, 0.0075],
    length: 1.7,
    fall: [0.13, 0.27],
    drift: [-0.02, 0.03],
    sway: 0.012,
    swings: 0.6,
    tumbles: 0.7,
    edge: 0.8,
    opacity: 0.92,
    colours: [
      [222, 178, 74],
      [206, 84, 92],
      [84, 142, 190],
      [232, 222, 204],
      [108, 168, 124],
    ],
    inFront: 0.72,
  },
  dust: {
    count: 80,
    size: [0.0012, 0.0042],
    length: 1,
    fall: [-0.012, 0.01],
    drift: [0.008, 0.022],
    sway: 0.006,
    swings: 0.25,
    tumbles: 0,
    edge: 0,
    opacity: 0.5,
    colours: [[255, 236, 204]],
    inFront: 0.9,
  },
  snow: {
    count: 150,
    size: [0.0018, 0.0062],
    length: 1,
    fall: [0.07, 0.19],
    drift: [0.005, 0.02],
    sway: 0.01,
    swings: 0.35,
    tumbles: 0,
    edge: 0.15,
    opacity: 0.85,
    colours: [[246, 249, 253]],
    inFront: 0.8,
  },
};
