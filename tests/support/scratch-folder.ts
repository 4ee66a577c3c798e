export { scratchFolder } from "./scratch.ts";
