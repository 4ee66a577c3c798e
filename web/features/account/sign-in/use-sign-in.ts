import { useRef, useState } from "react";
import { FALLBACK_MESSAGE } from "#schema/fallback-message.ts";
import { announceSessionChange } from "#web/lib/auth/session-signal.ts";
import { flashAfterLoad } from "#web/lib/flash.ts";
import { loadAccountRules } from "#web/lib/forms/account-rules.ts";
import { FormRefusal, useForm } from "#web/lib/forms/use-form.ts";
import { loadToast } from "#web/ui/overlays/toast.tsx";

interface Options {
  callbackUrl: () => string;
  /** Closes what holds the form and loads the next page. */
  onSignedIn: () => void;
  /** The address the form starts with, where it is known. */
  knownEmail?: string;
}

/** The sign-in form, and what it has given way to: the request to confirm the address first, or the second step. */
export function useSignIn({ callbackUrl, onSignedIn, knownEmail = "" }: Options) {
  const [view, setView] = useState<"form" | "unverified" | "second-step">("form");
  const resets = useRef(0);
  const form = useForm({
    start: { email: knownEmail, password: "" },
    rules: async () => (await loadAccountRules())?.signInInput ?? null,
    onRefused: async (message) => (await loadToast()).error(message),
    async send(input) {
      const begun = resets.current;
      const client = await import("./try-password.ts").catch(() => null);
      if (!client) throw new FormRefusal(FALLBACK_MESSAGE);
      const result = await client.tryPassword({ ...input, callbackUrl: callbackUrl() });
      if (result.ok) {
        flashAfterLoad("Successfully signed in!");
        announceSessionChange();
        form.reset();
        onSignedIn();
      } else if (result.reason === "refused") {
        throw new FormRefusal(result.message);
      } else if (resets.current === begun) {
        setView(result.reason === "second-step" ? "second-step" : "unverified");
        if (result.reason === "second-step") {
          form.reset();
          return;
        }
        (await loadToast())("Please verify your email to continue");
      }
    },
  });

  return {
    form,
    view,
    backToForm: () => setView("form"),
    onSignedIn,
    reset() {
      resets.current++;
      setView("form");
      form.reset();
    },
  };
}

export const SIGN_IN_TITLES = {
  form: "Sign in",
  unverified: "Verify your email",
  "second-step": "One more step",
} as const;

export type SignIn = ReturnType<typeof useSignIn>;
