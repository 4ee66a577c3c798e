import { createEditInput } from "#schema/pictures/edits.ts";
import { byId } from "#schema/pictures/generation.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { createEdit } from "../services/edits/create-edit.ts";
import { getEdit } from "../services/edits/get-edit.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";

export const editsRouter = router({
  create: protectedMutation.input(createEditInput).mutation(createEdit),
  get: protectedProcedure.input(byId).query(getEdit),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
});
