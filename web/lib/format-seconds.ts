/** "5 seconds", "7.4 seconds". */
export const secondsWords = (seconds: number): string => `${Math.round(seconds * 10) / 10} seconds`;

/** "0:07", "1:30": how long something lasts. */
export function formatSeconds(seconds: number): string {
  const whole = Math.floor(seconds + 1e-6);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
