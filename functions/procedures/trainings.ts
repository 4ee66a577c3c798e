import { byId, pageInput } from "#schema/pictures/generation.ts";
import { startTrainingInput } from "#schema/trainings/training.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancellation/cancel-work.ts";
import { deleteTraining } from "../services/trainings/delete-training.ts";
import { getTraining } from "../services/trainings/get-training.ts";
import { listTrainings } from "../services/trainings/list-trainings.ts";
import { startTraining } from "../services/trainings/start-training.ts";

export const trainingsRouter = router({
  start: protectedMutation.input(startTrainingInput).mutation(startTraining),
  list: protectedProcedure.input(pageInput).query(listTrainings),
  get: protectedProcedure.input(byId).query(getTraining),
  cancel: protectedMutation.input(byId).mutation(cancelWork),
  delete: protectedMutation.input(byId).mutation(deleteTraining),
});
