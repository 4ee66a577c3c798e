import type { HeadPose } from "../face/head-pose.ts";
import type { PhotoQuality } from "../face/photo-quality.ts";
import { createImage, createPlane, type Image, type Plane } from "../pixels/image.ts";
import type { ImageCodec } from "./image-codec.ts";
import type { TonesBeside } from "./tones-beside-head.ts";
import type { Identity, View } from "./view.ts";

/** "LKID", then the header's length (32 bit, little endian), the header as JSON, then the blobs it points to. */
const MAGIC = [0x4c, 0x4b, 0x49, 0x44];
const VERSION = 1;

type Span = [offset: number, length: number];

interface ViewHeader {
  colours: Span;
  matte: Span;
  mesh: Span;
  identity: Span;
  faceSize: number;
  pose: HeadPose;
  quality: PhotoQuality;
  white: number;
  headCut?: boolean | undefined;
  /** A number in bundles of before sides were told apart. */
  beside?: TonesBeside | number | undefined;
}

interface Header {
  version: number;
  views: ViewHeader[];
}

function matteToImage(matte: Plane): Image {
  const image = createImage(matte.width, matte.height);
  for (let i = 0; i < matte.data.length; i++) {
    image.data.fill(matte.data[i]! * 255, i * 4, i * 4 + 3);
    image.data[i * 4 + 3] = 255;
  }
  return image;
}

function imageToMatte(image: Image): Plane {
  const matte = createPlane(image.width, image.height);
  for (let i = 0; i < matte.data.length; i++) matte.data[i] = image.data[i * 4]! / 255;
  return matte;
}

function bytesOf(values: Float32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** Packs an identity into one file. */
export async function encodeIdentity(identity: Identity, codec: ImageCodec): Promise<Uint8Array> {
  const blobs: Uint8Array[] = [];
  let offset = 0;
  const add = (bytes: Uint8Array): Span => {
    const span: Span = [offset, bytes.length];
    blobs.push(bytes);
    offset += bytes.length;
    return span;
  };
  const views: ViewHeader[] = [];
  for (const view of identity.views) {
    views.push({
      colours: add(await codec.encode(view.colours, "photo")),
      matte: add(await codec.encode(matteToImage(view.matte), "mask")),
      mesh: add(bytesOf(view.mesh)),
      identity: add(bytesOf(view.identity)),
      faceSize: view.faceSize,
      pose: view.pose,
      quality: view.quality,
      white: view.white,
      headCut: view.headCut,
      beside: view.beside,
    });
  }
  const header = new TextEncoder().encode(JSON.stringify({ version: VERSION, views } satisfies Header));
  const file = new Uint8Array(8 + header.length + offset);
  file.set(MAGIC);
  new DataView(file.buffer).setUint32(4, header.length, true);
  file.set(header, 8);
  let at = 8 + header.length;
  for (const blob of blobs) {
    file.set(blob, at);
    at += blob.length;
  }
  return file;
}

/** Unpacks what `encodeIdentity` packed. Throws when the bytes are not such a file. */
export async function decodeIdentity(file: Uint8Array, codec: ImageCodec): Promise<Identity> {
  if (file.length < 8 || MAGIC.some((byte, i) => file[i] !== byte)) throw new Error("Not an identity bundle");
  const headerLength = new DataView(file.buffer, file.byteOffset).getUint32(4, true);
  const start = 8 + headerLength;
  if (start > file.length) throw new Error("The identity bundle is cut short");
  const header = JSON.parse(new TextDecoder().decode(file.subarray(8, start))) as Header;
  if (header.version !== VERSION) throw new Error(`Identity bundle version ${header.version} is not known`);
  const blob = ([offset, length]: Span): Uint8Array => {
    if (start + offset + length > file.length) throw new Error("The identity bundle is cut short");
    // not file.slice, which on Node's Buffer is a window and no copy
    return new Uint8Array(file.subarray(start + offset, start + offset + length));
  };
  const views: View[] = [];
  for (const view of header.views) {
    views.push({
      colours: await codec.decode(blob(view.colours)),
      matte: imageToMatte(await codec.decode(blob(view.matte))),
      mesh: new Float32Array(blob(view.mesh).buffer),
      identity: new Float32Array(blob(view.identity).buffer),
      faceSize: view.faceSize,
      pose: view.pose,
      quality: view.quality,
      white: view.white,
      headCut: view.headCut,
      beside: typeof view.beside === "number" ? undefined : view.beside,
    });
  }
  return { views };
}
