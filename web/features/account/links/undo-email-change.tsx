import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { LinkAction } from "./link-action.tsx";

export function UndoEmailChange({ token }: { token: string }) {
  const { refetch } = useSession();
  const trpc = useTRPC();
  // everyone is signed out now, this browser too
  const undo = useMutation(trpc.account.undoEmailChange.mutationOptions({ onSuccess: refetch }));
  return (
    <LinkAction
      use={{ ...undo, mutate: () => undo.mutate({ token }) }}
      title="Get your account back"
      act="This wasn't me"
      done={{
        title: "Your account is safe",
        text: (
          <>
            It has the address <span className="break-all font-medium">{undo.data?.email}</span> again, and
            every device was signed out. We emailed you a link to choose a new password.
          </>
        ),
        next: (
          <Link to="/" className={buttonClass("outline", "large")}>
            Go to the home page
          </Link>
        ),
      }}
    >
      <p>
        If you did not ask to change your email address, you can undo it here. Your account gets this address
        back, every device is signed out, and the old password stops working.
      </p>
    </LinkAction>
  );
}
