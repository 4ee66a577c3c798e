import * as z from "zod";

export const reviewMessageInput = z.object({
  text: z
    .string({ error: "Write a few words." })
    .trim()
    .min(10, "Write a few words so that we understand.")
    .max(2000, "Use at most 2000 characters."),
});
