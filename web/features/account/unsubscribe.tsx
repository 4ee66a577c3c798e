import { Link } from "react-router";
import { useCall } from "#web/lib/api/use-call.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { LinkAction } from "./link-action.tsx";

/** The way out of a mail. It asks first, so that a mail scanner that opens links stops nothing. */
export function Unsubscribe({ token }: { token: string }) {
  const stop = useCall((api, input: { token: string }) => api.mail.unsubscribe.mutate(input));
  const choose = `/email-preferences?${new URLSearchParams({ token })}`;
  return (
    <LinkAction
      use={{ ...stop, mutate: () => stop.mutate({ token }) }}
      title="Stop these mails"
      act="Stop them"
      done={{
        title: "They stop now",
        text: "You will get no more mails of this sort. Mails about your account itself still come.",
        next: (
          <Link to={choose} className={buttonClass("outline", "large")}>
            Choose what you get
          </Link>
        ),
      }}
    >
      <p>
        One click, and no more mails like the one you came from. If some of them are welcome,{" "}
        <Link to={choose} className="underline">
          choose what you get
        </Link>{" "}
        instead.
      </p>
    </LinkAction>
  );
}
