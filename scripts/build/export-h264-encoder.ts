const FILE = "h264-mp4-encoder.web.js";

/** Vite: the browser's build of the H.264 encoder is a script that leaves a global name; as a module it exports it. */
export function exportH264Encoder() {
  return {
    name: "likeness:export-h264-encoder",
    transform: (code: string, id: string) => (id.endsWith(FILE) ? `${code}\nexport default HME;` : null),
  };
}
