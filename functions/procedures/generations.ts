import {
  byId,
  deleteGenerationsInput,
  favoriteInput,
  listGenerationsInput,
  pageInput,
} from "#schema/generation.ts";
import { createPicturesInput } from "#schema/pictures.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { deleteGenerations } from "../services/generations/delete-generations.ts";
import { listGenerations } from "../services/generations/list-generations.ts";
import { setFavorite } from "../services/generations/set-favorite.ts";
import { cancelWork } from "../services/jobs/cancel-work.ts";
import { createPictures } from "../services/pictures/create-pictures.ts";
import { listRequests } from "../services/pictures/list-requests.ts";

export const generationsRouter = router({
  list: protectedProcedure
    .input(listGenerationsInput)
    .query(({ ctx, input }) => listGenerations(ctx.actorCtx, input)),
  favorite: protectedMutation
    .input(favoriteInput)
    .mutation(({ ctx, input }) => setFavorite(ctx.actorCtx, input)),
  create: protectedMutation
    .input(createPicturesInput)
    .mutation(({ ctx, input }) => createPictures(ctx.actorCtx, input)),
  listRequests: protectedProcedure
    .input(pageInput)
    .query(({ ctx, input }) => listRequests(ctx.actorCtx, input)),
  cancelRequest: protectedMutation.input(byId).mutation(({ ctx, input }) => cancelWork(ctx.actorCtx, input)),
  delete: protectedMutation
    .input(deleteGenerationsInput)
    .mutation(({ ctx, input }) => deleteGenerations(ctx.actorCtx, input)),
});
