import "./desk.css";
import { DeskNav } from "./desk-nav.tsx";

/**
 * The `handle` of routes that belong to one's own desk: whoever is signed in finds its navigation beside them. It comes
 * with these routes, styles included, and with no others.
 */
export const DESK = { Nav: DeskNav };
