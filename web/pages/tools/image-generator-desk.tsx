import { Generator } from "#web/features/generator/generator.tsx";
import { forgetReturn } from "#web/lib/auth/return-path.ts";
import { useSearch } from "#web/lib/use-search.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function ImageGeneratorDesk() {
  const [query, setQuery] = useSearch();
  return (
    <>
      <PageHead title="Image generator" lead="Describe a picture, and you are in it." />
      <Generator
        wantedModel={query.get("training")}
        wantedPrompt={query.get("prompt")}
        onPromptTaken={() => {
          forgetReturn();
          const after = new URLSearchParams(query);
          after.delete("prompt");
          setQuery(after, { replace: true });
        }}
      />
    </>
  );
}
