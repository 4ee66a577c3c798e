import sharp from "sharp";
import { decodePhoto } from "#scripts/local/inference/compute/sharp-codec.ts";
import { MESH, type Mesh, meshCentre } from "#web/engine/face/face-mesh.ts";
import { traceFaces } from "#web/engine/face/trace-faces.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { engineModels } from "./engine.ts";

export const GLASSES = {
  dark: { fill: "rgba(10,10,12,0.96)", height: 0.23, round: false },
  round: { fill: "rgba(14,12,16,0.94)", height: 0.28, round: true },
  brown: { fill: "rgba(60,35,15,0.88)", height: 0.23, round: false },
  graded: { fill: "url(#graded)", height: 0.25, round: false },
  clear: { fill: "rgba(255,255,255,0.06)", height: 0.23, round: false },
} as const;
export type Glasses = keyof typeof GLASSES;

/** Puts glasses on the largest face of a photo: dark ones, or clear ones as a cross-check. */
export async function drawGlasses(photo: Buffer, kind: Glasses): Promise<Buffer> {
  const image = await decodePhoto(photo);
  const [face] = traceFaces(await engineModels(), buildPyramid(image));
  if (!face) throw new Error("Nobody to wear glasses");
  const upright = await sharp(photo).resize(image.width, image.height).toBuffer();
  return sharp(upright)
    .composite([{ input: Buffer.from(svg(face.mesh, image.width, image.height, kind)) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

function svg(mesh: Mesh, width: number, height: number, kind: Glasses): string {
  const { fill, height: tall, round } = GLASSES[kind];
  const [left, right] = [meshCentre(mesh, MESH.leftEye), meshCentre(mesh, MESH.rightEye)];
  // outer corner to outer corner is about 1.45 times the distance of the eyes' centres
  const span = Math.hypot(right.x - left.x, right.y - left.y) * 1.45;
  const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
  const lens = ({ x, y }: { x: number; y: number }) => {
    const [halfWidth, halfHeight] = [span * 0.3, span * tall];
    const frame = `fill="${fill}" stroke="#111" stroke-width="${span * 0.025}"`;
    const shape = round
      ? `<ellipse cx="${x}" cy="${y + span * 0.03}" rx="${halfWidth}" ry="${halfHeight}" ${frame}/>`
      : `<rect x="${x - halfWidth}" y="${y - halfHeight * 0.85}" width="${halfWidth * 2}" height="${halfHeight * 2}" rx="${halfWidth * 0.35}" ${frame}/>`;
    const shine = `<ellipse cx="${x - halfWidth * 0.3}" cy="${y - halfHeight * 0.2}" rx="${halfWidth * 0.25}" ry="${halfHeight * 0.2}" fill="rgba(255,255,255,0.2)"/>`;
    return `<g transform="rotate(${angle} ${x} ${y})">${shape}${kind === "clear" ? "" : shine}</g>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="graded" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="rgb(15,12,10)" stop-opacity="0.97"/>
      <stop offset="1" stop-color="rgb(70,50,40)" stop-opacity="0.6"/>
    </linearGradient></defs>
    ${lens(left)}${lens(right)}
    <line x1="${left.x}" y1="${left.y}" x2="${right.x}" y2="${right.y}" stroke="#111" stroke-width="${span * 0.025}"/>
  </svg>`;
}
