import type { HeifDecoder, HeifImage } from "libheif-js/libheif-wasm/libheif.js";
import address from "libheif-js/libheif-wasm/libheif.wasm?url";

/** Brands that name HEVC pictures, alone or in a collection (ISO/IEC 23008-12, annex B). */
const BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** Whether a file's first bytes say HEIC or HEIF: a `ftyp` box with such a brand. */
export async function isHeic(file: Blob): Promise<boolean> {
  const text = new TextDecoder("latin1").decode(await file.slice(0, 12).arrayBuffer());
  return text.slice(4, 8) === "ftyp" && BRANDS.includes(text.slice(8, 12));
}

let decoder: Promise<HeifDecoder> | undefined;

/** libheif, fetched when the first such photo comes. It stays in two files of its own, so that it can be replaced (LGPL). */
async function loadDecoder(): Promise<HeifDecoder> {
  const [{ default: start }, response] = await Promise.all([
    import("libheif-js/libheif-wasm/libheif.js"),
    fetch(address),
  ]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const library = await start({ wasmBinary: await response.arrayBuffer() });
  return new library.HeifDecoder();
}

/** Decodes the main picture of a HEIC file, turned upright as the file says. */
export async function decodeHeic(file: Blob): Promise<ImageData> {
  decoder ??= loadDecoder().catch((error: unknown) => {
    decoder = undefined;
    throw error;
  });
  const images = (await decoder).decode(new Uint8Array(await file.arrayBuffer()));
  try {
    const image = images.find((one) => one.is_primary()) ?? images[0];
    if (!image) throw new Error("No picture in this file");
    const picture = new ImageData(image.get_width(), image.get_height());
    await display(image, picture);
    return picture;
  } finally {
    for (const image of images) image.free();
  }
}

function display(image: HeifImage, into: ImageData): Promise<void> {
  return new Promise((resolve, reject) => {
    image.display(into, (shown) => (shown ? resolve() : reject(new Error("This HEIC cannot be decoded"))));
  });
}
