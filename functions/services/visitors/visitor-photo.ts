import type { Size } from "#schema/operations/operation.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import { keysFor } from "../security/keys.ts";
import { isSignedByAny, sign } from "../security/signing.ts";

export interface VisitorPhoto extends Size {
  key: string;
  /** Of the text by which it may be used. */
  permission: string;
  /** It may be worked on until then. */
  until: number;
}

/** Names a photo to the browser that sent it: signed, because there is no row of it. */
export async function photoCode(deps: Deps, browserHash: string, photo: VisitorPhoto): Promise<string> {
  const { key, width, height, permission, until } = photo;
  const parts = [key, width, height, permission, until];
  const [signing] = keysFor(deps.config, "visitor");
  const signature = await sign(signing, "photo", browserHash, ...parts);
  return [...parts, signature].join("~");
}

/** The photo that such a code names; throws where it is another browser's, none of ours, or too old. */
export async function readPhotoCode(deps: Deps, browserHash: string, code: string): Promise<VisitorPhoto> {
  const [key = "", width = "", height = "", permission = "", until = "", signature = ""] = code.split("~");
  const parts = [key, width, height, permission, until];
  const isOurs = await isSignedByAny(
    keysFor(deps.config, "visitor"),
    signature,
    "photo",
    browserHash,
    ...parts,
  );
  if (!isOurs || Number(until) < deps.now()) throw new AppError("VISITOR_PHOTO_GONE");
  return { key, width: Number(width), height: Number(height), permission, until: Number(until) };
}
