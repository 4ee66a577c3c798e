export { atStripe, balance } from "./app-steps.ts";
