/** For the verbs that do not write through `commit` yet. */
export { constraintName as violated } from "./constraint-name.ts";
