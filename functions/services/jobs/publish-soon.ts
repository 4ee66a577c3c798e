/** For the verbs that do not write through `commit` yet. */
export { enqueue as publishSoon } from "../enqueue.ts";
