import {
  byId,
  favoriteInput,
  favoritesInput,
  listGenerationsInput,
  pageInput,
  picturesInput,
} from "#schema/generation.ts";
import { createPicturesInput } from "#schema/pictures.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { countGenerations } from "../services/generations/count-generations.ts";
import { deleteGenerations } from "../services/generations/delete-generations.ts";
import { getGeneration } from "../services/generations/get-generation.ts";
import { listGenerations } from "../services/generations/list-generations.ts";
import { setFavorites } from "../services/generations/set-favorites.ts";
import { undoDelete } from "../services/generations/undo-delete.ts";
import { cancelWork } from "../services/jobs/cancel-work.ts";
import { createPictures } from "../services/pictures/create-pictures.ts";
import { listRequests } from "../services/pictures/list-requests.ts";

export const generationsRouter = router({
  list: protectedProcedure.input(listGenerationsInput).query(({ ctx, input }) => listGenerations(ctx, input)),
  counts: protectedProcedure.query(({ ctx }) => countGenerations(ctx)),
  get: protectedProcedure.input(byId).query(({ ctx, input }) => getGeneration(ctx, input)),
  favorite: protectedMutation
    .input(favoriteInput)
    .mutation(({ ctx, input: { id, favorite } }) => setFavorites(ctx, { ids: [id], favorite })),
  favoriteMany: protectedMutation
    .input(favoritesInput)
    .mutation(({ ctx, input }) => setFavorites(ctx, input)),
  create: protectedMutation
    .input(createPicturesInput)
    .mutation(({ ctx, input }) => createPictures(ctx, input)),
  listRequests: protectedProcedure.input(pageInput).query(({ ctx, input }) => listRequests(ctx, input)),
  cancelRequest: protectedMutation.input(byId).mutation(({ ctx, input }) => cancelWork(ctx, input)),
  delete: protectedMutation.input(picturesInput).mutation(({ ctx, input }) => deleteGenerations(ctx, input)),
  undoDelete: protectedMutation.input(picturesInput).mutation(({ ctx, input }) => undoDelete(ctx, input)),
});
