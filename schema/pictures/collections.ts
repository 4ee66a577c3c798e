import * as z from "zod";
import { id } from "../ids.ts";
import { COLLECTION_NAME_LENGTH, MAX_PICTURES_AT_ONCE } from "../limits.ts";
import { pageInput } from "../pages.ts";
import { type GenerationView, picturesInput } from "./generation.ts";

const name = z
  .string()
  .trim()
  .min(1, "Give the collection a name.")
  .max(COLLECTION_NAME_LENGTH, `Use ${COLLECTION_NAME_LENGTH} characters or fewer.`);

export const createCollectionInput = z.object({
  /** Made by the client once per attempt; repeating it makes nothing new. */
  id: z.uuid(),
  name,
  /** What is in it from the start. */
  ids: z.array(id).max(MAX_PICTURES_AT_ONCE).default([]),
});
export const renameCollectionInput = z.object({ id, name });
export const collectionPicturesInput = picturesInput.extend({ id });
export const listCollectionInput = pageInput.extend({ id });

export interface CollectionView {
  id: string;
  name: string;
  /** Those in the trash not counted. */
  pictures: number;
  /** Of its first picture; null where there is none. */
  coverUrl: string | null;
  createdAt: Date;
}

export interface CollectionPage {
  collection: CollectionView;
  items: GenerationView[];
  nextCursor: string | null;
}
