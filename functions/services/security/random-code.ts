import { CODE_ALPHABET } from "#schema/code-alphabet.ts";

/** A code of characters that are drawn evenly and that nobody takes for one another. */
export function randomCode(length: number): string {
  const count = CODE_ALPHABET.length;
  let code = "";
  while (code.length < length) {
    // bytes beyond the last whole round would favour some characters
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < 256 - (256 % count) && code.length < length) code += CODE_ALPHABET[byte % count];
  }
  return code;
}
