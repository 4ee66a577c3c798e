export { LOUD } from "./texts.ts";
