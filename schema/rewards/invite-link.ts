/** Someone's personal link, as a path. */
export const invitePath = (code: string) => `/r/${code}`;
/** Where it leads: the note behind the mark shows itself without any script. */
export const INVITED_MARK = "invited";
export const INVITED_PATH = `/register#${INVITED_MARK}`;
