/** Words that promise instead of describing. */
export const LOUD =
  /\b(unleash|stunning|seamless|effortless|elevat|revolutioni|cutting-edge|game-?chang|world-class|next-level|supercharge|breathtaking|amazing|incredible|awesome|jaw-dropping|state-of-the-art|one-stop|mind-blowing|leverag|empower|dive into|look no further|hassle-free|in seconds|magical)/i;
