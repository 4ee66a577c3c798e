/** When there are new free pictures, in the visitor's own time. */
export function refillWords(refillsAt: Date): string {
  const at = refillsAt.toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" });
  return `New ones come at ${at} your time.`;
}
