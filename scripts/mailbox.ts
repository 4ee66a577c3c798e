interface Email {
  text: string;
}

/** Waits for the newest email to an address in the local mailbox and returns the token of the link in it. */
export async function waitForToken(mailbox: string, to: string, timeoutMs = 60_000): Promise<string> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    // looked at once more after the time is over: the machine may have stood still
    const isOver = Date.now() >= until;
    const response = await fetch(`${mailbox}/inbox?to=${encodeURIComponent(to)}`);
    const [email] = (await response.json()) as Email[];
    const token = email && /[?&]token=([\w-]+)/.exec(email.text)?.[1];
    if (token) return token;
    if (isOver) throw new Error(`no verification email for ${to} within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
