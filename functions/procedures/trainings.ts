import { byId, pageInput } from "#schema/generation.ts";
import { startTrainingInput } from "#schema/training.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { cancelWork } from "../services/jobs/cancel-work.ts";
import { deleteTraining } from "../services/trainings/delete-training.ts";
import { getTraining } from "../services/trainings/get-training.ts";
import { listTrainings } from "../services/trainings/list-trainings.ts";
import { startTraining } from "../services/trainings/start-training.ts";

export const trainingsRouter = router({
  start: protectedMutation.input(startTrainingInput).mutation(({ ctx, input }) => startTraining(ctx, input)),
  list: protectedProcedure.input(pageInput).query(({ ctx, input }) => listTrainings(ctx, input)),
  get: protectedProcedure.input(byId).query(({ ctx, input }) => getTraining(ctx, input)),
  cancel: protectedMutation.input(byId).mutation(({ ctx, input }) => cancelWork(ctx, input)),
  delete: protectedMutation.input(byId).mutation(({ ctx, input }) => deleteTraining(ctx, input)),
});
