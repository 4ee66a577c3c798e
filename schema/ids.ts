import * as z from "zod";

export const id = z.string().min(1).max(64);
export const byId = z.object({ id });
