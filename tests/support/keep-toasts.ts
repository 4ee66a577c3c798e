export { keepToasts } from "./browser.ts";
