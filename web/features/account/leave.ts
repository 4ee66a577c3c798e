import { toast } from "sonner";
import { AUTH_CLIENT_ERRORS } from "#schema/errors.ts";
import { signOut } from "#web/lib/auth/auth-client.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";

/** Signs this browser out and starts over at the home page. */
export async function leave(): Promise<void> {
  try {
    await signOut("/");
  } catch {
    toast.error(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
    return;
  }
  // drafts belong to whoever was signed in
  sessionStorage.clear();
  announceSessionChange();
  window.location.assign("/");
}
