interface Mail {
  text: string;
}

/** Waits for the newest mail to an address in the local mailbox and returns the token of the link in it. */
export async function waitForToken(mailUrl: string, to: string, timeoutMs = 60_000): Promise<string> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    // looked at once more after the time is over: the machine may have stood still
    const isOver = Date.now() >= until;
    const response = await fetch(`${mailUrl}/inbox?to=${encodeURIComponent(to)}`);
    const [mail] = (await response.json()) as Mail[];
    const token = mail && /[?&]token=([\w-]+)/.exec(mail.text)?.[1];
    if (token) return token;
    if (isOver) throw new Error(`no verification mail for ${to} within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
