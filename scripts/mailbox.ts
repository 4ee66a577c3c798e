interface Mail {
  text: string;
}

/** Waits for the newest mail to an address in the local mailbox and returns the token of the link in it. */
export async function waitForToken(mailUrl: string, to: string, timeoutMs = 20_000): Promise<string> {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    const response = await fetch(`${mailUrl}/inbox?to=${encodeURIComponent(to)}`);
    const [mail] = (await response.json()) as Mail[];
    const token = mail && /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
    if (token) return token;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no verification mail for ${to} within ${timeoutMs / 1000} s`);
}
