/** What can be said where the table of errors is not at hand: public pages fetch it only once something fails. */
export const FALLBACK_MESSAGE = "An error occurred. Please try again.";
