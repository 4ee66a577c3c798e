import { useSearchParams } from "react-router";
import { ForgotPasswordForm } from "#web/features/account/password/forgot-password-form.tsx";
import { ResetPasswordForm } from "#web/features/account/password/reset-password-form.tsx";
import { ApiProvider } from "#web/lib/api/api-provider.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

export const meta = () => appMeta("Choose a password");

export default function ResetPassword() {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const token = hydrated ? query.get("token") : "";
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        {token === null ? (
          <>
            <h1 className="text-title">Choose a password</h1>
            <p className="mt-4 text-ink-soft text-lg">
              Open this page from the link in your email. No link? Request one here.
            </p>
            <ForgotPasswordForm />
          </>
        ) : (
          <ApiProvider>
            <ResetPasswordForm token={token} />
          </ApiProvider>
        )}
      </div>
    </div>
  );
}
