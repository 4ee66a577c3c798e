import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { SESSION_KEY } from "#web/lib/auth/session.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { LinkAction } from "./link-action.tsx";

export function UndoEmailChange({ token }: { token: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const undo = useMutation(
    trpc.account.undoEmailChange.mutationOptions({
      onSuccess: () => void queryClient.invalidateQueries({ queryKey: SESSION_KEY }),
    }),
  );
  return (
    <LinkAction
      use={{ ...undo, mutate: () => undo.mutate({ token }) }}
      title="Take your account back"
      act="This was not me"
      done={{
        title: "Your account is safe",
        text: (
          <>
            It has the address <span className="break-all font-medium">{undo.data?.email}</span> again, and
            everyone is signed out. We mailed you a link to choose a new password.
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
        If you did not ask for another e-mail address, say so here. Your account gets this address back,
        everyone is signed out, and the old password stops working.
      </p>
    </LinkAction>
  );
}
