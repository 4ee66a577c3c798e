import type { ClipMotion } from "./clip.ts";

/** Where one layer is drawn: enlarged around the anchor, then moved, in shares of the frame's longer side. */
export interface LayerPose {
  scale: number;
  x: number;
}

/** The camera at one moment. */
export interface Camera {
  figure: LayerPose;
  backdrop: LayerPose;
  /** How far what is nearest moves sideways against what is furthest of the people, share of the longer side. */
  turn: number;
  /** How far head and shoulders are lifted by breath, share of the longer side. */
  breath: number;
}

/** All movement is within what a clip is enlarged by, so that no edge of a layer comes into sight. */
const REST = { figure: 1.045, backdrop: 1.045 };
const NEARER = { figure: 0.07, backdrop: 0.022 };
const SIDEWAYS = { figure: 0.008, backdrop: -0.009, turn: 0.011 };
const BREATH = 0.0028;

/**
 * The camera at a share of a clip, 0 to 1. An orbit ends where it began, so that it can be played in a loop.
 */
export function cameraAt(motion: ClipMotion, share: number): Camera {
  const breath = (BREATH * (1 - Math.cos(2 * Math.PI * share))) / 2;
  if (motion === "orbit") {
    const side = Math.sin(2 * Math.PI * share);
    return {
      figure: { scale: REST.figure, x: SIDEWAYS.figure * side },
      backdrop: { scale: REST.backdrop, x: SIDEWAYS.backdrop * side },
      turn: SIDEWAYS.turn * side,
      breath,
    };
  }
  const ahead = motion === "push" ? share : 1 - share;
  const near = (1 - Math.cos(Math.PI * ahead)) / 2;
  const side = near - 0.5;
  return {
    figure: { scale: REST.figure + NEARER.figure * near, x: 0.4 * SIDEWAYS.figure * side },
    backdrop: { scale: REST.backdrop + NEARER.backdrop * near, x: 0.4 * SIDEWAYS.backdrop * side },
    turn: 0.6 * SIDEWAYS.turn * side,
    breath,
  };
}
