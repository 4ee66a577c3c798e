import { reviewMessageInput } from "#schema/staff/safety-inputs.ts";
import { protectedMutation, protectedProcedure, router } from "../app/trpc.ts";
import { getSafety } from "../services/safety/get-safety.ts";
import { writeReviewMessage } from "../services/safety/write-review-message.ts";

export const safetyRouter = router({
  status: protectedProcedure.query(getSafety),
  writeMessage: protectedMutation.input(reviewMessageInput).mutation(writeReviewMessage),
});
