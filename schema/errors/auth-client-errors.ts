/** Codes the authentication client reports, and the words for each. */
export const AUTH_CLIENT_ERRORS = {
  CLIENT_FETCH_ERROR: "We could not reach the server. Check your connection and try again.",
  CLIENT_SESSION_ERROR: "We could not check whether you are signed in. Reload the page.",
  NO_SECRET: "Sign-in is not set up on this server.",
  MISSING_NEXTAUTH_API_ROUTE_ERROR: "Sign-in is not available on this server.",
  CALLBACK_CREDENTIALS_HANDLER_ERROR: "Signing in with a password is not set up on this server.",
  EMAIL_REQUIRES_ADAPTER_ERROR: "Signing in by email link is not available on this server.",
  MISSING_ADAPTER_METHODS_ERROR: "Sign-in is not fully set up on this server.",
  CALLBACK_CREDENTIALS_JWT_ERROR: "Signing in with a password is not set up on this server.",
  INVALID_CALLBACK_URL_ERROR: "That return address is not allowed. Start again from the home page.",
  AccountNotLinkedError:
    "This email already uses another way to sign in. Sign in that way, then connect Google in your account.",
  OAuthCallbackError: "The other service did not complete the sign-in. Please try again.",
  SessionRequired: "Please sign in to continue.",
} as const;
export type AuthClientErrorCode = keyof typeof AUTH_CLIENT_ERRORS;
