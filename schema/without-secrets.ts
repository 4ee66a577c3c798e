/**
 * A text of an error without what may stand in it about a person: e-mail addresses, queries and fragments of addresses,
 * named secrets, and rows of digits as long as a telephone, card or account number.
 */
export function withoutSecrets(text: string): string {
  return text
    .replace(/[\w.+%-]+@[\w-]+(?:\.[\w-]+)+/g, "[e-mail]")
    .replace(/(https?:\/\/[^\s"'?#]+|(?<=^|[\s"'(])\/[^\s"'?#]*)[?#][^\s"')]*/g, "$1")
    .replace(
      /\b((?:[a-z]*token|code|key|secret|signature|password|mac)["']?\s*[=:]\s*)["']?[^\s"'&,)}]{6,}/gi,
      "$1[removed]",
    )
    .replace(/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, "[number]")
    .replace(/(?<![\w:.-])\+?\d(?:[ ()/-]?\d){7,}(?![\w:])/g, "[number]");
}
