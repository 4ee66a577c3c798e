import { useEffect } from "react";
import { type MetaArgs, Navigate, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { INVITED_MARK } from "#schema/rewards/invite-link.ts";
import { registerPage } from "#web/content/pages/account-pages.ts";
import { RegisterForm } from "#web/features/account/registration/register-form.tsx";
import { chosenPath } from "#web/lib/auth/chosen-path.ts";
import { rememberRegistration } from "#web/lib/auth/registered-here.ts";
import { rememberedReturn, rememberReturn } from "#web/lib/auth/return-path.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import { Notice } from "#web/ui/status/notice.tsx";

export const loader = () => registerPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);
/** Made with the page; nothing in its address changes it. */
export const shouldRevalidate = () => false;

export default function Register() {
  const navigate = useNavigate();
  const session = useSession();
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const { referralCredits, refundDays } = useLoaderData<typeof loader>();
  const chosen = hydrated ? chosenPath(query) : null;
  useEffect(() => {
    if (chosen) rememberReturn(chosen);
  }, [chosen]);

  if (hydrated && session.status === "authenticated")
    return <Navigate to={chosen ?? rememberedReturn() ?? "/dashboard"} replace />;
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">Create account</h1>
        <p className="mt-3 mb-8 text-ink-soft text-lg">
          Your photos and pictures are private. Only you can see them.
        </p>
        {/* a personal link leads to this mark */}
        <Notice id={INVITED_MARK} className="mb-8 hidden scroll-mt-96 target:block">
          <p className="font-medium">A friend invited you.</p>
          <p className="text-ink-soft">
            After you buy credits or a plan and the {refundDays}-day refund period is over, each of you gets
            up to {referralCredits} credits.
          </p>
        </Notice>
        <RegisterForm
          signInPath={chosen ? `/login?${new URLSearchParams({ callbackUrl: chosen })}` : "/login"}
          onRegistered={(email) => {
            rememberRegistration();
            void navigate("/verify-email", { state: { email } });
          }}
        />
      </div>
    </div>
  );
}
