import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { TERMS_VERSION } from "#schema/accounts/consent.ts";
import { linkLife } from "#schema/emails/email-links.ts";
import { loadAccountRules } from "#web/lib/forms/account-rules.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

type Props = {
  knownEmail?: string;
  /** Called as the link is asked for, before it can be opened. */
  onAsked?: () => void;
  /** Other ways in, to which the same sentence applies. */
  others?: ReactNode;
};

/**
 * Asks for an address to email a link to that signs in here and makes an account where there is none. Pressing the button
 * is the act that agrees to the terms and says one's age, as its sentence states.
 */
export function SignInLinkForm({ knownEmail = "", onAsked, others }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const form = useForm({
    start: { email: knownEmail },
    rules: async () => (await loadAccountRules())?.signInLinkInput ?? null,
    input: (values) => ({ ...values, terms: TERMS_VERSION }),
    async send(input: { email: string; terms?: typeof TERMS_VERSION }) {
      const { api } = await import("#web/lib/api/api.ts");
      onAsked?.();
      await api.account.requestSignInLink.mutate(input);
      setAsked(input.email);
    },
  });

  return (
    <form {...form.props} className="flex flex-col gap-4">
      {asked !== null ? (
        <div role="status">
          <p className="font-display text-heading">Check your email</p>
          <p className="mt-2">
            We sent a link to <strong className="break-all font-medium">{asked}</strong>. Open it in this
            browser and you are signed in.
          </p>
          <p className="mt-2 text-ink-soft text-sm">
            It works once, for {linkLife("SIGN_IN")}. Nothing there? Look in your spam folder.
          </p>
        </div>
      ) : (
        <TextField label="Email" type="email" autoComplete="email" required {...form.text("email")} />
      )}
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      {asked !== null ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" look="outline" busy={form.isBusy}>
            Send it again
          </Button>
          <Button look="quiet" onClick={() => setAsked(null)}>
            Use another address
          </Button>
        </div>
      ) : (
        <>
          <Button type="submit" size="large" busy={form.isBusy}>
            {form.isBusy ? "Sending..." : "Email me a link"}
          </Button>
          {others}
          <p className="text-ink-soft text-sm">
            The link signs you in, no password needed. If this creates an account, you confirm that you are 18
            or older and agree to the{" "}
            <Link to="/resources/terms-of-service" className="link text-ink">
              terms
            </Link>
            . Read the{" "}
            <Link to="/resources/privacy-policy" className="link text-ink">
              privacy policy
            </Link>
            .
          </p>
        </>
      )}
    </form>
  );
}
