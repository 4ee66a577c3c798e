import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { LinkAction } from "./link-action.tsx";

export function ConfirmEmailChange({ token }: { token: string }) {
  const trpc = useTRPC();
  const { refetch } = useSession();
  const confirm = useMutation(
    trpc.account.confirmEmailChange.mutationOptions({
      onSuccess: refetch,
    }),
  );
  return (
    <LinkAction
      use={{ ...confirm, mutate: () => confirm.mutate({ token }) }}
      title="Verify your new address"
      act="Use this address"
      done={{
        title: "Your address has changed",
        text: (
          <>
            From now on you sign in as <span className="break-all font-medium">{confirm.data?.email}</span>.
          </>
        ),
        next: (
          <Link to="/account" className={buttonClass("outline", "large")}>
            Back to your account
          </Link>
        ),
      }}
    >
      <p>One click, and your account moves to the address we sent this link to.</p>
    </LinkAction>
  );
}
