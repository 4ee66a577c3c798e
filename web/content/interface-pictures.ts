import * as z from "zod";
import made from "./interface-pictures.json" with { type: "json" };

/** The pictures of our own pages that texts may show. */
export const INTERFACE_PICTURES = [
  "register",
  "new-training",
  "photo-check",
  "training-progress",
  "training-done",
  "new-pack",
  "pack-arriving",
  "dashboard",
  "viewer",
  "generator",
  "account",
  "categories",
  "packs",
  "video-generator",
  "new-voice",
  "talking-head",
] as const;
export type InterfacePictureName = (typeof INTERFACE_PICTURES)[number];

/** One picture of our interface, made on light paper and in the darkroom. */
export interface InterfacePicture {
  light: { src: string; srcSet: string };
  dark: { srcSet: string };
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** A data: address, shown until the picture has arrived. */
  placeholder: string;
}

const WIDTHS = [720, 1440] as const;

/** What the script that makes them writes down: width and height of the largest size, in pixels. */
const madePictures = z.partialRecord(
  z.enum(INTERFACE_PICTURES),
  z.strictObject({
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    placeholder: z.string().startsWith("data:image/"),
  }),
);

/** Null where the picture has not been made yet. @throws on a name nobody knows. */
export function interfacePicture(name: string): InterfacePicture | null {
  return pictureIn(made, name);
}

/** The same from another list than the one in the repository. */
export function pictureIn(list: unknown, name: string): InterfacePicture | null {
  const known = INTERFACE_PICTURES.find((one) => one === name);
  if (!known) throw new Error(`no picture of the interface is called ${name}`);
  const picture = madePictures.parse(list)[known];
  if (!picture) return null;
  const address = (scheme: "light" | "dark", width: number) =>
    `/pictures/interface/${known}-${scheme}-${width}.avif`;
  const srcSet = (scheme: "light" | "dark") =>
    WIDTHS.map((width) => `${address(scheme, width)} ${width}w`).join(", ");
  return {
    light: { src: address("light", WIDTHS[0]), srcSet: srcSet("light") },
    dark: { srcSet: srcSet("dark") },
    ...picture,
  };
}
