import { useSearchParams } from "react-router";
import { ExportDownload } from "#web/features/account/data/export-download.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Download your data");

export default function AccountExport() {
  const [query] = useSearchParams();
  return (
    <div className="mx-auto max-w-xl pt-12 sm:pt-20">
      <ExportDownload token={query.get("token") ?? ""} />
    </div>
  );
}
