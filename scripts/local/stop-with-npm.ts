/**
 * Stops when npm, which started us, was killed without a chance to pass it on: otherwise we would stay behind
 * unseen and hold the port and the data.
 */
export function stopWithNpm(stop: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 500);
  timer.unref();
}
