import "./desk.css";

/**
 * The `handle` of routes that belong to one's own desk: whoever is signed in finds its navigation beside them. Its styles
 * come with these routes, and with no others.
 */
export const DESK = { desk: true } as const;
