const MIN_LENGTH = 32;
/** Thirty-two random characters of sixteen have fewer different ones than this less than once in a billion times. */
const MIN_DIFFERENT = 7;

/** What people write where a key should come. */
const PLACEHOLDER =
  /^(change|replace|example|your[-_ ]|insert|todo[-_ ]|secret|password|xxxxxx|abcdefgh|12345678)/i;

/** Why a key of ours could be guessed; null where it could not. Says nothing of the key itself. */
export function weaknessOf(key: string): string | null {
  if (key.length < MIN_LENGTH) return `is shorter than ${MIN_LENGTH} characters`;
  if (new Set(key).size < MIN_DIFFERENT || PLACEHOLDER.test(key) || repeats(key)) {
    return "could be guessed: make one with openssl rand -base64 33";
  }
  return null;
}

/** The same few characters over and over. */
function repeats(key: string): boolean {
  return /^(.{1,12})\1+.{0,11}$/s.test(key);
}
