import { deleteGenerationsInput, favoriteInput, listGenerationsInput } from "#schema/generation.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { deleteGenerations } from "../services/generations/delete-generations.ts";
import { listGenerations } from "../services/generations/list-generations.ts";
import { setFavorite } from "../services/generations/set-favorite.ts";

export const generationsRouter = router({
  list: protectedProcedure
    .input(listGenerationsInput)
    .query(({ ctx, input }) => listGenerations(ctx.actorCtx, input)),
  favorite: protectedMutation
    .input(favoriteInput)
    .mutation(({ ctx, input }) => setFavorite(ctx.actorCtx, input)),
  delete: protectedMutation
    .input(deleteGenerationsInput)
    .mutation(({ ctx, input }) => deleteGenerations(ctx.actorCtx, input)),
});
