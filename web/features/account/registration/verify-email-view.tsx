import { Link } from "react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { ResendLink } from "./resend-link.tsx";

type Props = { email: string; onTryAgain: () => void; onLeave: () => void };

/** Shown instead of the form when the password was right and the address is not verified yet. */
export function VerifyEmailView({ email, onTryAgain, onLeave }: Props) {
  return (
    <div className="mt-4">
      <p role="status">
        We sent a link to <strong className="break-all font-medium">{email}</strong>. Open it to verify your
        address, then sign in.
      </p>
      <div className="mt-3">
        <ResendLink email={email} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/register" onClick={onLeave} className={buttonClass("outline")}>
          Back to Registration
        </Link>
        <Button onClick={onTryAgain}>Try Again</Button>
      </div>
    </div>
  );
}
