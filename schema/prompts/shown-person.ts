/**
 * Whom a picture or video shows, from which follows how strictly words about it are read: a person who does not exist;
 * the person of one's own closed model, or nobody in particular; whoever is on a photo; somebody whose model is open to
 * others, or who is another's.
 */
export type Shown = "invented" | "own" | "somebody" | "lent";
