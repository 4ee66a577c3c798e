import { useNavigate } from "react-router";
import { RegisterForm } from "#web/features/account/register-form.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { rememberRegistration } from "#web/lib/registered-here.ts";

export const meta = () => appMeta("Make an account", "Make an account and turn your photos into portraits.");

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
