import { type InterfacePicture, interfacePicture } from "../interface-pictures.ts";

/** How wide a figure is on the page: the text column, or the whole screen below it. */
const SIZES = "(min-width: 52rem) 48rem, 92vw";

/** What stands between the brackets and in the parentheses of a picture in Markdown. */
export interface PictureInText {
  href: string;
  alt: string;
  caption: string | null | undefined;
}

/**
 * HTML of a picture of our interface; empty while it has not been made.
 * @throws on any other picture, an unknown name or a missing description.
 */
export function renderFigure(
  { href, alt, caption }: PictureInText,
  find: (name: string) => InterfacePicture | null = interfacePicture,
): string {
  const name = /^interface:(.+)$/.exec(href)?.[1];
  if (!name) throw new Error(`${href} is not a picture of our interface`);
  if (!alt.trim()) throw new Error(`the picture ${name} does not say what it shows`);
  const picture = find(name);
  if (!picture) return "";
  const { light, dark, width, height, placeholder } = picture;
  const img = [
    `src="${light.src}"`,
    `srcset="${light.srcSet}"`,
    `sizes="${SIZES}"`,
    `width="${width}"`,
    `height="${height}"`,
    `alt="${escapeHtml(alt)}"`,
    'loading="lazy"',
    'decoding="async"',
    `style="background:url('${placeholder}') center/cover"`,
  ].join(" ");
  const source = `<source media="(prefers-color-scheme: dark)" srcset="${dark.srcSet}" sizes="${SIZES}">`;
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : "";
  return `<figure><picture>${source}<img ${img}></picture>${words}</figure>\n`;
}

/** For HTML text and for attributes in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;");
}
