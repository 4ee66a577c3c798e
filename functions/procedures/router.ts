import { router } from "../app/trpc.ts";
import { accountRouter } from "./account.ts";
import { billingRouter } from "./billing.ts";
import { collectionsRouter } from "./collections.ts";
import { editsRouter } from "./edits.ts";
import { emailRouter } from "./email.ts";
import { generationsRouter } from "./generations.ts";
import { jobsRouter } from "./jobs.ts";
import { packsRouter } from "./packs.ts";
import { rewardsRouter } from "./rewards.ts";
import { safetyRouter } from "./safety.ts";
import { sharesRouter } from "./shares.ts";
import { showcasesRouter } from "./showcases.ts";
import { staffRouter } from "./staff.ts";
import { systemRouter } from "./system.ts";
import { trainingsRouter } from "./trainings.ts";
import { trashRouter } from "./trash.ts";
import { uploadsRouter } from "./uploads.ts";
import { userRouter } from "./user.ts";
import { videoPacksRouter } from "./video-packs.ts";
import { videosRouter } from "./videos.ts";
import { virtualPeopleRouter } from "./virtual-people.ts";
import { visitorsRouter } from "./visitors.ts";
import { voicesRouter } from "./voices.ts";

export const appRouter = router({
  account: accountRouter,
  billing: billingRouter,
  collections: collectionsRouter,
  edits: editsRouter,
  generations: generationsRouter,
  jobs: jobsRouter,
  email: emailRouter,
  packs: packsRouter,
  rewards: rewardsRouter,
  safety: safetyRouter,
  shares: sharesRouter,
  showcases: showcasesRouter,
  staff: staffRouter,
  system: systemRouter,
  trainings: trainingsRouter,
  trash: trashRouter,
  uploads: uploadsRouter,
  user: userRouter,
  videoPacks: videoPacksRouter,
  videos: videosRouter,
  virtualPeople: virtualPeopleRouter,
  visitors: visitorsRouter,
  voices: voicesRouter,
});
