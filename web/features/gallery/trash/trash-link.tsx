import { Link } from "react-router";
import { formatNumber } from "#web/lib/format.ts";

/** The way to what was deleted. */
export function TrashLink({ count, className }: { count: number; className: string }) {
  return (
    <p className={className}>
      <Link to="/dashboard/trash" className="link numbers min-h-10 content-center">
        Trash ({formatNumber(count)})
      </Link>
    </p>
  );
}
