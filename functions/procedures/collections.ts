import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import {
  collectionPicturesInput,
  createCollectionInput,
  listCollectionInput,
  renameCollectionInput,
} from "#schema/pictures/collections.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import * as change from "../services/collections/change-collections.ts";
import { getCollection, listCollections } from "../services/collections/list-collections.ts";

export const collectionsRouter = router({
  list: protectedProcedure.input(pageInput).query(listCollections),
  get: protectedProcedure.input(listCollectionInput).query(getCollection),
  create: protectedMutation.input(createCollectionInput).mutation(change.createCollection),
  rename: protectedMutation.input(renameCollectionInput).mutation(change.renameCollection),
  delete: protectedMutation.input(byId).mutation(change.deleteCollection),
  add: protectedMutation.input(collectionPicturesInput).mutation(change.addToCollection),
  remove: protectedMutation.input(collectionPicturesInput).mutation(change.removeFromCollection),
  arrange: protectedMutation.input(collectionPicturesInput).mutation(change.arrangeCollection),
});
