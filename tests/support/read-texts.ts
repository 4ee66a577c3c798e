export { readableWords, toolStrings } from "./texts.ts";
