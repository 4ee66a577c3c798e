import { AUTH_CLIENT_ERRORS } from "#schema/errors/auth-client-errors.ts";
import { signOut } from "#web/lib/auth/auth-client.ts";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { rememberSignedIn } from "#web/lib/auth/signed-in-mark.ts";
import { forgetChosenPack } from "#web/lib/catalogue/chosen-pack.ts";
import { forgetTab } from "#web/lib/storage.ts";
import { loadToast } from "#web/ui/overlays/toast.tsx";

/** Signs this browser out and starts over at the home page. */
export async function leave(): Promise<void> {
  let clearDevice: () => Promise<void>;
  try {
    // fetched only now, so that no page carries it, and first, so that nothing stays behind without it
    ({ clearDevice } = await import("#web/lib/device/clear-device.ts"));
    await signOut("/");
  } catch {
    (await loadToast()).error(AUTH_CLIENT_ERRORS.CLIENT_FETCH_ERROR);
    return;
  }
  // drafts belong to whoever was signed in
  forgetTab();
  await clearDevice();
  forgetReturn();
  forgetChosenPack();
  rememberSignedIn(false);
  announceSessionChange();
  window.location.assign("/");
}
