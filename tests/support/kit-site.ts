import { buildKit } from "./router-builds.ts";
import { servePages } from "./serve-pages.ts";

export const serveKit = () => servePages(buildKit());
