import { byId, pageInput } from "#schema/pictures/generation.ts";
import {
  deleteTrainingInput,
  renameTrainingInput,
  retryTrainingInput,
  startTrainingInput,
} from "#schema/trainings/training.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { deleteTraining } from "../services/trainings/delete-training.ts";
import { getTraining } from "../services/trainings/get-training.ts";
import { listTrainings } from "../services/trainings/list-trainings.ts";
import { renameTraining } from "../services/trainings/rename-training.ts";
import { retryTraining } from "../services/trainings/retry-training.ts";
import { startTraining } from "../services/trainings/start-training.ts";

export const trainingsRouter = router({
  start: protectedMutation
    .input(startTrainingInput)
    .mutation(({ ctx, input }) => startTraining({ ctx, input })),
  list: protectedProcedure.input(pageInput).query(listTrainings),
  get: protectedProcedure.input(byId).query(getTraining),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  rename: protectedMutation.input(renameTrainingInput).mutation(renameTraining),
  retry: protectedMutation.input(retryTrainingInput).mutation(retryTraining),
  delete: protectedMutation.input(deleteTrainingInput).mutation(deleteTraining),
});
