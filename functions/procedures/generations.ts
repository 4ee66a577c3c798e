import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import {
  countGenerationsInput,
  favoriteInput,
  favoritesInput,
  listGenerationsInput,
  picturesInput,
  searchGenerationsInput,
} from "#schema/pictures/generation.ts";
import { createPicturesInput } from "#schema/pictures/pictures.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { countGenerations } from "../services/generations/count-generations.ts";
import { deleteGenerations } from "../services/generations/delete-generations.ts";
import { getGeneration } from "../services/generations/get-generation.ts";
import { listGenerations } from "../services/generations/list-generations.ts";
import { setFavorite, setFavorites } from "../services/generations/set-favorites.ts";
import { undoDelete } from "../services/generations/undo-delete.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { createPictures } from "../services/pictures/create-pictures.ts";
import { listRequests } from "../services/pictures/list-requests.ts";

export const generationsRouter = router({
  list: protectedProcedure.input(listGenerationsInput).query(listGenerations),
  search: protectedProcedure.input(searchGenerationsInput).query(listGenerations),
  counts: protectedProcedure.input(countGenerationsInput).query(countGenerations),
  get: protectedProcedure.input(byId).query(getGeneration),
  favorite: protectedMutation.input(favoriteInput).mutation(setFavorite),
  favoriteMany: protectedMutation.input(favoritesInput).mutation(setFavorites),
  create: protectedMutation.input(createPicturesInput).mutation(createPictures),
  listRequests: protectedProcedure.input(pageInput).query(listRequests),
  cancelRequest: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(picturesInput).mutation(deleteGenerations),
  undoDelete: protectedMutation.input(picturesInput).mutation(undoDelete),
});
