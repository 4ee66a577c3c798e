import { type MetaArgs, useNavigate } from "react-router";
import { registerPage } from "#web/content/account-pages.ts";
import { RegisterForm } from "#web/features/account/register-form.tsx";
import { publicMeta } from "#web/lib/page-meta.ts";
import { rememberRegistration } from "#web/lib/registered-here.ts";

export const loader = () => registerPage();
export const meta = ({ loaderData }: MetaArgs<typeof loader>) => publicMeta(loaderData);

export default function Register() {
  const navigate = useNavigate();
  return (
    <div className="page pt-12 sm:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title">Make an account</h1>
        <p className="mt-3 mb-8 text-ink-soft text-lg">
          Your photos and the pictures made from them are seen by nobody but you.
        </p>
        <RegisterForm
          onRegistered={(email) => {
            rememberRegistration();
            void navigate("/verify-email", { state: { email } });
          }}
        />
      </div>
    </div>
  );
}
