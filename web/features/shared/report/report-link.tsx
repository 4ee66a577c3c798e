import { Link } from "react-router";

interface Props {
  /** An address of ours that ends in the id of what is reported, by which staff find it. */
  path: string;
  /** Says to whoever hears the link which of several it is. */
  what: string;
}

/** Leads to the form for somebody who is shown, or heard, and did not agree; it reads the address from its own. */
export function ReportLink({ path, what }: Props) {
  return (
    <Link to={`/takedown?path=${path}`} aria-label={`Report ${what}`} className="link text-ink-soft text-sm">
      Report
    </Link>
  );
}
