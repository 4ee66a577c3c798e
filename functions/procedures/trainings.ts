import { byId } from "#schema/ids.ts";
import { pageInput } from "#schema/pages.ts";
import { publishTrainingInput, setSamplesInput } from "#schema/trainings/public-models.ts";
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
import {
  listPublicModels,
  publishTraining,
  setSamples,
  withdrawTraining,
} from "../services/trainings/public-models.ts";
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
  listPublic: protectedProcedure.query(listPublicModels),
  publish: protectedMutation.input(publishTrainingInput).mutation(publishTraining),
  withdraw: protectedMutation.input(byId).mutation(withdrawTraining),
  setSamples: protectedMutation.input(setSamplesInput).mutation(setSamples),
  delete: protectedMutation.input(deleteTrainingInput).mutation(deleteTraining),
});
