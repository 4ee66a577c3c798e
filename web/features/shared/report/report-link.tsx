import { Link } from "react-router";

/** In the address of the form: where to see what somebody reports. */
export const REPORTED = "path";

interface Props {
  /** An address of ours that ends in the id of what is reported, by which staff find it. */
  path: string;
  /** Says to whoever hears the link which of several it is. */
  what: string;
}

/** Leads to the form for somebody who is shown, or heard, and did not agree. */
export function ReportLink({ path, what }: Props) {
  return (
    <Link
      to={`/takedown?${new URLSearchParams({ [REPORTED]: path })}`}
      aria-label={`Report ${what}`}
      className="link text-ink-soft text-sm hover:text-safelight"
    >
      Report
    </Link>
  );
}
