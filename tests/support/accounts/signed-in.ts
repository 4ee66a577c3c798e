export { refusal, refusals, told } from "../refusals.ts";
export { restoreDeps as startQueue, stopQueue } from "../replace-deps.ts";
export { cookieFor, signedIn } from "./people.ts";
