import { useNavigate, useSearchParams } from "react-router";
import { NewPackForm } from "#web/features/packs/new-pack-form.tsx";
import { appMeta } from "#web/lib/page-meta.ts";
import { PageHead } from "#web/ui/page-head.tsx";

export const meta = () => appMeta("Make a pack");

export default function NewPack() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="Make a pack" lead="One pack, one light, twenty pictures." />
      <NewPackForm
        wanted={{ training: query.get("training"), theme: query.get("theme"), pack: query.get("pack") }}
        onTheme={(theme) => {
          const next = new URLSearchParams(query);
          next.set("theme", theme);
          next.delete("pack");
          setQuery(next, { replace: true, preventScrollReset: true });
        }}
        onStarted={(id) => void navigate(`/packs/${id}`)}
      />
    </>
  );
}
