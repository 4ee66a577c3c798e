import { Link, useLocation } from "react-router";
import { ForgotPasswordForm } from "#web/features/account/password/forgot-password-form.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Forgot your password", "Ask for a link to choose a new password.");

export default function ForgotPassword() {
  const location = useLocation();
  const hydrated = useHydrated();
  const known = hydrated ? (location.state as { email?: string } | null)?.email : undefined;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">Forgot your password?</h1>
        <p className="mt-4 text-ink-soft text-lg">
          Enter your email and we'll send you a link to choose a new one.
        </p>
        <ForgotPasswordForm key={known} known={known} />
        <p className="mt-5 text-ink-soft">
          Remembered it?{" "}
          <Link to="/login" className="link text-ink">
            Sign in
          </Link>
        </p>
      </div>
    </div>
  );
}
