import { Link } from "react-router";
import { CREDIT_REASONS } from "#schema/accounts/account.ts";
import { CREDITS_FILE_PATH } from "#schema/billing/billing.ts";
import { CreditHistory } from "#web/features/billing/history/credit-history.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const meta = () => appMeta("Credit history");

export default function CreditHistoryPage() {
  const [query, setQuery] = useSearch();
  const reason = CREDIT_REASONS.find((one) => one === query.get("reason")) ?? null;
  const filter = new URLSearchParams(reason ? { reason } : {});
  return (
    <>
      <PageHead
        title="Credit history"
        lead={
          <>
            Every change to your credits, line by line. You'll find payments under{" "}
            <Link to="/billing" className="link text-ink">
              billing
            </Link>
            .
          </>
        }
        action={
          <a href={`${CREDITS_FILE_PATH}?${filter}`} download className={buttonClass("outline")}>
            <DownloadIcon />
            Save as CSV
          </a>
        }
      />
      <CreditHistory
        reason={reason}
        onReason={(next) => setQuery(new URLSearchParams(next ? { reason: next } : {}), { replace: true })}
      />
    </>
  );
}
