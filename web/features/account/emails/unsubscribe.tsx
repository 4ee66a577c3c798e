import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { LinkAction } from "../links/link-action.tsx";

/** The way out of a mail. It asks first, so that a mail scanner that opens links stops nothing. */
export function Unsubscribe({ token }: { token: string }) {
  const trpc = useTRPC();
  const stop = useMutation(trpc.email.unsubscribe.mutationOptions());
  const choose = `/email-preferences?${new URLSearchParams({ token })}`;
  return (
    <LinkAction
      use={{ ...stop, mutate: () => stop.mutate({ token }) }}
      title="Unsubscribe"
      act="Unsubscribe"
      done={{
        title: "You are unsubscribed",
        text: "You will no longer get these emails. You will still get emails about your account itself.",
        next: (
          <Link to={choose} className={buttonClass("outline", "large")}>
            Email preferences
          </Link>
        ),
      }}
    >
      <p>
        One click, and you won't get emails like that one again. To keep some of them,{" "}
        <Link to={choose} className="underline">
          choose what you get
        </Link>{" "}
        instead.
      </p>
    </LinkAction>
  );
}
