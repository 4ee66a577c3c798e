/** A refusal in Resend's shape: `{ statusCode, name, message }`. Source: Resend's documentation, "Errors". */
export class ResendError extends Error {
  readonly statusCode: 400 | 401 | 403 | 404 | 409 | 422;
  override readonly name: string;

  constructor(statusCode: ResendError["statusCode"], name: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.name = name;
  }

  toJSON() {
    const { statusCode, name, message } = this;
    return { statusCode, name, message };
  }
}
