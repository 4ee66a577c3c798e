import { pageInput } from "#schema/pages.ts";
import { picturesInput } from "#schema/pictures/generation.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { undoDelete } from "../services/generations/undo-delete.ts";
import { deleteNow } from "../services/trash/delete-now.ts";
import { emptyTrash } from "../services/trash/empty-trash.ts";
import { listTrash } from "../services/trash/list-trash.ts";

export const trashRouter = router({
  list: protectedProcedure.input(pageInput).query(listTrash),
  restore: protectedMutation.input(picturesInput).mutation(undoDelete),
  deleteNow: protectedMutation.input(picturesInput).mutation(deleteNow),
  empty: protectedMutation.mutation(emptyTrash),
});
