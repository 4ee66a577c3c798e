/** Asks for a new verification link. The answer is the same whether or not the address has an account. */
export async function resendVerification(input: { email: string }): Promise<void> {
  const { api } = await import("#web/lib/api/api.ts");
  await api.account.resendVerification.mutate(input);
}

export const LINK_RESENT = "If this address still needs to be verified, a new link is on its way.";
