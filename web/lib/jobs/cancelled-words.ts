/** What cancelling came to; `running` had begun by then. */
export function cancelledWords({ running }: { running: number }): string {
  return running === 0
    ? "Cancelled. Your credits were refunded."
    : "Cancelled. What had not begun was refunded; the rest is finished and yours.";
}
