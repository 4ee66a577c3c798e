import { GOOGLE_SCRIPT } from "#schema/accounts/google.ts";

/** The part of Google Identity Services we use. */
interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    callback: (answer: { credential: string }) => void;
    use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
  cancel(): void;
}

let loading: Promise<GoogleIdentity> | null = null;

/** Loads Google's sign-in script, once. Rejects when it does not come. */
function load(): Promise<GoogleIdentity> {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = GOOGLE_SCRIPT;
    script.async = true;
    script.onload = () => {
      const { google } = window as { google?: { accounts?: { id?: GoogleIdentity } } };
      if (google?.accounts?.id) resolve(google.accounts.id);
      else reject(new Error("Google's script brought nothing"));
    };
    script.onerror = () => {
      loading = null;
      reject(new Error("Google's script did not come"));
    };
    document.head.append(script);
  });
  return loading;
}

/**
 * Lets Google suggest the account one is signed in with there. Its answer is only a hint at whom to choose: signing in goes
 * the usual way, over our own server, so nothing here has to be trusted. Returns the function that takes the suggestion away.
 */
export function suggestGoogleAccount(clientId: string, onChosen: (email: string) => void): () => void {
  let wanted = true;
  let taken: (() => void) | null = null;
  load().then(
    (identity) => {
      if (!wanted) return;
      identity.initialize({
        client_id: clientId,
        use_fedcm_for_prompt: true,
        callback: ({ credential }) => onChosen(emailIn(credential)),
      });
      identity.prompt();
      taken = () => identity.cancel();
    },
    // the button beside it does the same without the script
    () => undefined,
  );
  return () => {
    wanted = false;
    taken?.();
  };
}

/** The address in an ID token, unchecked; empty when there is none. */
export function emailIn(credential: string): string {
  try {
    const payload = credential.split(".")[1] ?? "";
    const bytes = Uint8Array.from(atob(payload.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown };
    return typeof email === "string" ? email : "";
  } catch {
    return "";
  }
}
