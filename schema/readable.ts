/** Something a reader can see and say: a letter or figure at least, and nothing that only steers a terminal. */
export const READABLE = /^(?=.*[\p{L}\p{N}])\P{Cc}*$/su;
