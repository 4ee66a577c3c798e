import { byId } from "#schema/ids.ts";
import { createVisitorRequestInput, listVisitorRequestsInput } from "#schema/visitors/visitors.ts";
import { publicProcedure, router } from "../app/trpc.ts";
import { cancelVisitorRequest } from "../services/visitors/cancel-visitor-request.ts";
import { createVisitorRequest } from "../services/visitors/create-visitor-request.ts";
import { deleteVisitorRequest } from "../services/visitors/delete-visitor-request.ts";
import { listVisitorRequests } from "../services/visitors/list-visitor-requests.ts";
import { getVisitorsState } from "../services/visitors/visitor-budget.ts";

export const visitorsRouter = router({
  state: publicProcedure.query(getVisitorsState),
  create: publicProcedure.input(createVisitorRequestInput).mutation(createVisitorRequest),
  list: publicProcedure.input(listVisitorRequestsInput).query(listVisitorRequests),
  cancel: publicProcedure.input(byId).mutation(cancelVisitorRequest),
  delete: publicProcedure.input(byId).mutation(deleteVisitorRequest),
});
