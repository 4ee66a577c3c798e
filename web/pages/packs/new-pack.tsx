import { useEffect } from "react";
import { useLoaderData, useNavigate } from "react-router";
import { newPackPage } from "#web/content/catalogue/new-pack-page.ts";
import { NewPackForm } from "#web/features/packs/new-pack-form.tsx";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { forgetChosenPack } from "#web/lib/catalogue/chosen-pack.ts";
import { appMeta } from "#web/lib/page-meta.ts";
import { useSearch } from "#web/lib/use-search.ts";

export const loader = () => newPackPage();
/** Made with the page; nothing in its address changes it. */
export const shouldRevalidate = () => false;
export const meta = () => appMeta("Make a pack");

export default function NewPack() {
  const page = useLoaderData<typeof loader>();
  const search = useSearch();
  const navigate = useNavigate();
  // what was chosen before registering has arrived
  useEffect(forgetReturn, []);
  return (
    <NewPackForm
      page={page}
      search={search}
      onStarted={(id) => {
        forgetChosenPack();
        void navigate(`/packs/${id}`);
      }}
    />
  );
}
