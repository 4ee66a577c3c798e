import { decideShowcaseInput } from "#schema/catalogue/showcases.ts";
import { byId } from "#schema/ids.ts";
import { auditInput } from "#schema/staff/audit.ts";
import {
  banPersonInput,
  banPlaceInput,
  unbanPersonInput,
  unbanPlaceInput,
} from "#schema/staff/ban-inputs.ts";
import { setOrderInput, setVisibleInput } from "#schema/staff/content.ts";
import { overviewInput } from "#schema/staff/overview.ts";
import {
  decideCreditsInput,
  endSessionsInput,
  moveCreditsInput,
  resendVerificationInput,
  resetSecondFactorInput,
  setRoleInput,
  viewPicturesInput,
} from "#schema/staff/person-acts.ts";
import { decideReportInput } from "#schema/staff/reports.ts";
import { createPromotionInput, decideAppealInput, findPeopleInput } from "#schema/staff/staff.ts";
import { decideTakedownInput } from "#schema/staff/takedowns.ts";
import { router, staffMutation, staffProcedure } from "../app/trpc.ts";
import { banPerson, unbanPerson } from "../services/staff/bans/ban-person.ts";
import { banPlace, listPlaces, unbanPlace } from "../services/staff/bans/ban-place.ts";
import { decideAppeal } from "../services/staff/bans/decide-appeal.ts";
import { listAppeals } from "../services/staff/bans/list-appeals.ts";
import { listContent, setOrder, setVisible } from "../services/staff/content.ts";
import { decideCredits, listRequests } from "../services/staff/credit-requests.ts";
import { findPeople } from "../services/staff/find-people.ts";
import { getOverview } from "../services/staff/get-overview.ts";
import { getPerson } from "../services/staff/get-person.ts";
import { listAudit } from "../services/staff/list-audit.ts";
import { moveCredits } from "../services/staff/move-credits.ts";
import { endSessions, resetSecondFactor, setRole } from "../services/staff/person-acts.ts";
import {
  confirmPromotion,
  createPromotion,
  endPromotion,
  listPromotions,
} from "../services/staff/promotions.ts";
import { decideReport, listReports } from "../services/staff/reports/reports.ts";
import { clearReview, listReviews } from "../services/staff/reports/reviews.ts";
import { decideShowcase, listOffers } from "../services/staff/reports/showcases.ts";
import { decideTakedown, listTakedowns } from "../services/staff/reports/takedowns.ts";
import { viewPictures } from "../services/staff/reports/view-pictures.ts";
import { resendVerification } from "../services/staff/resend-verification.ts";

export const staffRouter = router({
  overview: staffProcedure.input(overviewInput).query(getOverview),
  content: staffProcedure.query(listContent),
  setVisible: staffMutation.input(setVisibleInput).mutation(setVisible),
  setOrder: staffMutation.input(setOrderInput).mutation(setOrder),
  showcases: staffProcedure.query(listOffers),
  decideShowcase: staffMutation.input(decideShowcaseInput).mutation(decideShowcase),
  people: staffProcedure.input(findPeopleInput).query(findPeople),
  person: staffProcedure.input(byId).query(getPerson),
  banPerson: staffMutation.input(banPersonInput).mutation(banPerson),
  unbanPerson: staffMutation.input(unbanPersonInput).mutation(unbanPerson),
  moveCredits: staffMutation.input(moveCreditsInput).mutation(moveCredits),
  creditRequests: staffProcedure.query(listRequests),
  decideCredits: staffMutation.input(decideCreditsInput).mutation(decideCredits),
  viewPictures: staffMutation.input(viewPicturesInput).mutation(viewPictures),
  resendVerification: staffMutation.input(resendVerificationInput).mutation(resendVerification),
  endSessions: staffMutation.input(endSessionsInput).mutation(endSessions),
  setRole: staffMutation.input(setRoleInput).mutation(setRole),
  resetSecondFactor: staffMutation.input(resetSecondFactorInput).mutation(resetSecondFactor),
  bannedPlaces: staffProcedure.query(listPlaces),
  banPlace: staffMutation.input(banPlaceInput).mutation(banPlace),
  unbanPlace: staffMutation.input(unbanPlaceInput).mutation(unbanPlace),
  appeals: staffProcedure.query(listAppeals),
  decideAppeal: staffMutation.input(decideAppealInput).mutation(decideAppeal),
  promotions: staffProcedure.query(listPromotions),
  createPromotion: staffMutation.input(createPromotionInput).mutation(createPromotion),
  confirmPromotion: staffMutation.input(byId).mutation(confirmPromotion),
  endPromotion: staffMutation.input(byId).mutation(endPromotion),
  audit: staffProcedure.input(auditInput).query(listAudit),
  reviews: staffProcedure.query(listReviews),
  clearReview: staffMutation.input(byId).mutation(clearReview),
  takedowns: staffProcedure.query(listTakedowns),
  decideTakedown: staffMutation.input(decideTakedownInput).mutation(decideTakedown),
  reports: staffProcedure.query(listReports),
  decideReport: staffMutation.input(decideReportInput).mutation(decideReport),
});
