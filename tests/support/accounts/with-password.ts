export { withPassword } from "./people.ts";
