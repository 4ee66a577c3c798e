export { signUp as join } from "./people.ts";
export { addPromotion, historyOf, makeStaff } from "./rewards.ts";
