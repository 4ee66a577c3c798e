import type { ReactNode } from "react";
import { Link } from "react-router";
import { Notice } from "#web/ui/status/notice.tsx";

/** Says that no voice can be made to speak here, what that costs (nothing), and what works meanwhile. */
export function NoProvider({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Notice role="status" className="mt-6 max-w-2xl">
      <p>
        {reason} {children} It takes no credits.
      </p>
      <p className="mt-1 text-ink-soft">
        What works here:{" "}
        <Link to="/tools/image-generator" className="link">
          pictures of you
        </Link>{" "}
        and{" "}
        <Link to="/tools/video-generator" className="link">
          clips of them
        </Link>
        .
      </p>
    </Notice>
  );
}
