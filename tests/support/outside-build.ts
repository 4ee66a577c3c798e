export { buildConnected } from "./router-builds.ts";
