/** What the caller sent cannot be accepted; the text says why. Answered with 400, or the status given. */
export class PublishError extends Error {
  readonly status: 400 | 404 | 412;

  constructor(message: string, status: 400 | 404 | 412 = 400) {
    super(message);
    this.status = status;
  }
}
