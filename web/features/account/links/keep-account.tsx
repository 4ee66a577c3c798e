import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { LinkAction } from "./link-action.tsx";

/** The mailed way to keep an account that was to be deleted. */
export function KeepAccount({ token }: { token: string }) {
  const { refetch } = useSession();
  const trpc = useTRPC();
  const keep = useMutation(trpc.account.undoDeletionByLink.mutationOptions({ onSuccess: refetch }));
  return (
    <LinkAction
      use={{ ...keep, mutate: () => keep.mutate({ token }) }}
      title="Keep your account"
      act="Keep my account"
      done={{
        title: "You kept your account",
        text: (
          <>
            Nothing was deleted. Sign in as <span className="break-all font-medium">{keep.data?.email}</span>{" "}
            to continue. If you had a plan, it still ends with the period you paid for. You can resume it in
            Billing.
          </>
        ),
        next: (
          <Link to="/account" className={buttonClass("outline", "large")}>
            Open your account
          </Link>
        ),
      }}
    >
      <p>Your account is waiting to be deleted. One click, and everything stays as it is.</p>
    </LinkAction>
  );
}
