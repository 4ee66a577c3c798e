export { signUp as join } from "../accounts/people.ts";
export { addPromotion, historyOf, makeStaff } from "../accounts/rewards.ts";
