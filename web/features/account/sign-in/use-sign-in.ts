import { useRef, useState } from "react";
import { FALLBACK_MESSAGE } from "#schema/fallback-message.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";
import { loadToast } from "#web/ui/overlays/toast.tsx";

export type SignInView = "form" | "submitting" | "verify-email";

/** The sign-in form's states. `onSignedIn` closes what holds the form and loads the next page. */
export function useSignIn(options: {
  callbackUrl: () => string;
  onSignedIn: () => void;
  /** The address the form starts with, where it is known. */
  knownEmail?: string;
}) {
  const [view, setView] = useState<SignInView>("form");
  const [email, setEmail] = useState(options.knownEmail ?? "");
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string | null>(null);
  const attempts = useRef(0);

  function reset() {
    attempts.current++;
    setView("form");
    setEmail("");
    setPassword("");
    setError(null);
  }

  async function refuse(message: string) {
    setView("form");
    setError(message);
    (await loadToast()).error(message);
  }

  async function submit() {
    if (view === "submitting") return;
    const attempt = ++attempts.current;
    // whoever closed the dialog meanwhile finds it empty the next time
    const isGivenUp = () => attempt !== attempts.current;
    try {
      const { tryPassword } = await import("./try-password.ts");
      if (isGivenUp()) return;
      const result = await tryPassword({
        email,
        password,
        callbackUrl: options.callbackUrl(),
        onSend: () => {
          setError(null);
          setView("submitting");
        },
      });
      if (result.ok) {
        flashAfterLoad("Successfully signed in!");
        announceSessionChange();
        reset();
        options.onSignedIn();
      } else if (isGivenUp()) {
        return;
      } else if (result.reason === "verify-email") {
        setView("verify-email");
        (await loadToast())("Please verify your email to continue");
      } else {
        await refuse(result.message);
      }
    } catch {
      if (!isGivenUp()) await refuse(FALLBACK_MESSAGE);
    }
  }

  return {
    view,
    email,
    password,
    error,
    setEmail,
    setPassword,
    submit,
    reset,
    backToForm: () => setView("form"),
  };
}

export type SignIn = ReturnType<typeof useSignIn>;
