import { byId } from "#schema/ids.ts";
import { createEditInput, listEditsInput, versionsInput } from "#schema/pictures/edits.ts";
import { favoriteInput, picturesInput } from "#schema/pictures/generation.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { deleteEdits, setFavoriteEdit, undoDeleteEdits } from "../services/edits/change-edits.ts";
import { createEdit } from "../services/edits/create-edit.ts";
import { getEdit } from "../services/edits/get-edit.ts";
import { listEdits } from "../services/edits/list-edits.ts";
import { listVersions } from "../services/edits/list-versions.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";

export const editsRouter = router({
  create: protectedMutation.input(createEditInput).mutation(createEdit),
  get: protectedProcedure.input(byId).query(getEdit),
  versions: protectedProcedure.input(versionsInput).query(listVersions),
  list: protectedProcedure.input(listEditsInput).query(listEdits),
  favorite: protectedMutation.input(favoriteInput).mutation(setFavoriteEdit),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(picturesInput).mutation(deleteEdits),
  undoDelete: protectedMutation.input(picturesInput).mutation(undoDeleteEdits),
});
