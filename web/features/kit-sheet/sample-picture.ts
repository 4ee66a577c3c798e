import type { PictureSource } from "#web/ui/pictures/picture-source.ts";

const TONES: readonly [string, string][] = [
  ["#8e2a17", "#2a1510"],
  ["#c9b898", "#4a4034"],
  ["#6d7a70", "#20261f"],
  ["#b98a5e", "#38261a"],
];

/** A drawn bust, so that the kit can be seen without anybody's photo. `soft` draws it out of focus. */
export function samplePicture(index: number, width: number, height: number, soft = false): PictureSource {
  const [light, dark] = TONES[index % TONES.length]!;
  const src =
    address(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="a" cx="35%" cy="25%" r="90%"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient><filter id="b"><feGaussianBlur stdDeviation="${soft ? width / 60 : 0.01}"/></filter></defs>
<g filter="url(#b)"><path fill="url(#a)" d="M0 0h${width}v${height}H0z"/><g fill="#171411" opacity=".82" transform="translate(${width / 2} ${height})"><ellipse cy="${-height * 0.56}" rx="${width * 0.14}" ry="${width * 0.19}"/><path d="M${-width * 0.34} 0c0-${height * 0.28} ${width * 0.16}-${height * 0.34} ${width * 0.34}-${height * 0.34}s${width * 0.34} ${height * 0.06} ${width * 0.34} ${height * 0.34}z"/></g></g></svg>`);
  return {
    src,
    widths: [width],
    width,
    height,
    placeholder: address(
      `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs><path fill="url(#a)" d="M0 0h8v8H0z"/></svg>`,
    ),
    alt: `A drawn bust, number ${index + 1}${soft ? ", out of focus" : ""}`,
  };
}

const address = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
