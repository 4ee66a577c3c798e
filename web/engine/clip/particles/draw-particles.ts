import { type Image, smoothstep } from "../../pixels/image.ts";
import { PARTICLE_LOOKS, type ParticleKind } from "./particle-kinds.ts";
import type { Particle } from "./scatter.ts";

/** Room around a frame, share of its side, in which particles turn round unseen. */
const OUTSIDE = 0.08;
/** How far around a face nothing passes in front, in face sizes. */
const CLEAR = { none: 0.55, all: 0.95 };

const wrapped = (value: number) => {
  const span = 1 + 2 * OUTSIDE;
  return ((((value + OUTSIDE) % span) + span) % span) - OUTSIDE;
};
const between = ([from, to]: readonly [number, number], share: number) => from + (to - from) * share;

/**
 * Draws particles as they are after some seconds, behind the people or, the nearest ones, in front of them; in place.
 * A frame's alpha says where the people are.
 */
export function drawParticles(
  frame: Image,
  particles: readonly Particle[],
  kind: ParticleKind,
  { seconds, face }: { seconds: number; face: { x: number; y: number; size: number } },
): void {
  const look = PARTICLE_LOOKS[kind];
  const side = Math.max(frame.width, frame.height);
  for (const { x, y, near, phase, colour } of particles) {
    const swing = Math.sin(2 * Math.PI * (look.swings * seconds + phase)) * look.sway;
    const fall = between(look.fall, near);
    const drift = between(look.drift, near);
    const cx = wrapped(x + drift * seconds + swing) * frame.width;
    const cy = wrapped(y + fall * seconds) * frame.height;
    const half = Math.max(0.6, between(look.size, near) * side);
    const turn = 2 * Math.PI * (look.tumbles * seconds * (phase < 0.5 ? 1 : -1) + phase);
    const isInFront = near >= look.inFront;
    const away = Math.hypot(cx - face.x, cy - face.y) / face.size;
    const opacity =
      look.opacity * (0.45 + 0.55 * near) * (isInFront ? smoothstep(CLEAR.none, CLEAR.all, away) : 1);
    if (opacity < 0.01) continue;
    drawSpot(frame, {
      x: cx,
      y: cy,
      across: half * (look.tumbles ? Math.max(0.15, Math.abs(Math.cos(turn * 1.3))) : 1),
      along: half * look.length,
      // what falls fast is drawn along its way
      angle: look.tumbles ? turn : Math.atan2(-drift, fall),
      isCut: look.edge > 0.5,
      edge: look.edge,
      opacity,
      colour,
      isInFront,
    });
  }
}

interface Spot {
  x: number;
  y: number;
  across: number;
  along: number;
  angle: number;
  /** Whether it has corners. */
  isCut: boolean;
  edge: number;
  opacity: number;
  colour: readonly [number, number, number];
  isInFront: boolean;
}

function drawSpot({ width, height, data }: Image, spot: Spot): void {
  const cos = Math.cos(spot.angle);
  const sin = Math.sin(spot.angle);
  // a pixel of softness, so that edges do not crawl
  const soft = { across: spot.across + 0.5, along: spot.along + 0.5 };
  const reachX = Math.abs(soft.across * cos) + Math.abs(soft.along * sin);
  const reachY = Math.abs(soft.across * sin) + Math.abs(soft.along * cos);
  const [left, right] = [
    Math.max(0, Math.floor(spot.x - reachX)),
    Math.min(width - 1, Math.ceil(spot.x + reachX)),
  ];
  const [top, low] = [
    Math.max(0, Math.floor(spot.y - reachY)),
    Math.min(height - 1, Math.ceil(spot.y + reachY)),
  ];
  for (let y = top; y <= low; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - spot.x;
      const dy = y + 0.5 - spot.y;
      const u = Math.abs(dx * cos + dy * sin) / soft.across;
      const v = Math.abs(-dx * sin + dy * cos) / soft.along;
      const from = spot.isCut ? Math.max(u, v) : Math.hypot(u, v);
      if (from >= 1) continue;
      const p = (y * width + x) * 4;
      const seen = spot.isInFront ? 1 : 1 - data[p + 3]! / 255;
      const share = spot.opacity * seen * smoothstep(1, spot.edge * 0.75, from);
      for (let c = 0; c < 3; c++) data[p + c] = data[p + c]! + (spot.colour[c]! - data[p + c]!) * share;
    }
  }
}
