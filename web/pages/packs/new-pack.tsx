import { useEffect } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { newPackPage } from "#web/content/catalogue/new-pack-page.ts";
import { NewPackForm } from "#web/features/packs/new-pack-form.tsx";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { forgetChosenPack } from "#web/lib/chosen-pack.ts";
import { appMeta } from "#web/lib/page-meta.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export const loader = () => newPackPage();
/** Made with the page; nothing in its address changes it. */
export const shouldRevalidate = () => false;
export const meta = () => appMeta("Make a pack");

export default function NewPack() {
  const { covers } = useLoaderData<typeof loader>();
  const [query, setQuery] = useSearch();
  const navigate = useNavigate();
  // what was chosen before registering has arrived
  useEffect(forgetReturn, []);
  return (
    <>
      <PageHead title="Make a pack" lead="One style, twenty pictures." />
      <NewPackForm
        covers={covers}
        wanted={{ training: query.get("training"), theme: query.get("theme"), pack: query.get("pack") }}
        onTheme={(theme) => {
          const next = new URLSearchParams(query);
          next.set("theme", theme);
          next.delete("pack");
          setQuery(next, { replace: true });
        }}
        onChoice={(choice) => {
          const next = new URLSearchParams(query);
          for (const [name, value] of Object.entries(choice)) next.set(name, value);
          setQuery(next, { replace: true });
        }}
        onStarted={(id) => {
          forgetChosenPack();
          void navigate(`/packs/${id}`);
        }}
      />
    </>
  );
}
