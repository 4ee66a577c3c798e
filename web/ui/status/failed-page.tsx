import { Link } from "react-router";
import { codeOf } from "#web/lib/api/remote-error.ts";
import { buttonClass } from "../controls/button-class.ts";
import { PageHead } from "../layout/page-head.tsx";
import { FailedRead } from "./failed-read.tsx";

type Props = {
  error: unknown;
  retry: () => void;
  /** What the page is about, such as "pack". */
  subject: string;
  /** Where all of them are. */
  back: { to: string; text: string };
};

/** In place of a page whose subject could not be read: tried again, or left where there is none. */
export function FailedPage({ error, retry, subject, back }: Props) {
  const gone = codeOf(error) === "NOT_FOUND";
  return (
    <>
      <PageHead
        title={gone ? `We can't find this ${subject}` : `We couldn't open this ${subject}`}
        lead={gone && <p>It may have been deleted, or the address is wrong.</p>}
      />
      <div className="mt-8 flex flex-wrap items-start gap-3">
        {gone ? (
          <Link to={back.to} className={buttonClass("primary", "large")}>
            {back.text}
          </Link>
        ) : (
          <FailedRead error={error} retry={retry} />
        )}
      </div>
    </>
  );
}
