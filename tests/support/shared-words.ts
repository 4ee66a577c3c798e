export { nearCopies, overlap, sharedSentences, wordRuns, wordsOf } from "./texts.ts";
