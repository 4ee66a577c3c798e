import { reviewMessageInput } from "#schema/staff/safety-inputs.ts";
import { takedownInput } from "#schema/staff/takedowns.ts";
import { protectedMutation, protectedProcedure, publicProcedure, router } from "../app/trpc.ts";
import { getSafety } from "../services/safety/get-safety.ts";
import { requestTakedown } from "../services/safety/request-takedown.ts";
import { writeReviewMessage } from "../services/safety/write-review-message.ts";

export const safetyRouter = router({
  status: protectedProcedure.query(getSafety),
  writeMessage: protectedMutation.input(reviewMessageInput).mutation(writeReviewMessage),
  requestTakedown: publicProcedure.input(takedownInput).mutation(requestTakedown),
});
