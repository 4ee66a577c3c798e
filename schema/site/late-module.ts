/** The type of the script that starts the app late: a browser runs none that it does not know. */
export const LATE_MODULE = "text/late-module";
