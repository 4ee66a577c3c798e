/** The crash page. */
export const CRASH = {
  title: "Something went wrong",
  text: "We apologize for the inconvenience. An error has occurred and has been reported to our team.",
  retry: "Try Again",
} as const;
