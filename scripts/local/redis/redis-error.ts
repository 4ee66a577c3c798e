/** A refusal in Redis's own words: a code in capitals, then why. */
export class RedisError extends Error {}

export const wrongType = () =>
  new RedisError("WRONGTYPE Operation against a key holding the wrong kind of value");
export const notInteger = () => new RedisError("ERR value is not an integer or out of range");
export const notFloat = () => new RedisError("ERR value is not a valid float");
export const syntaxError = () => new RedisError("ERR syntax error");
