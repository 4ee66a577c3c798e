import { Editor } from "#web/features/editor/editor.tsx";
import { readWanted, writeWanted } from "#web/features/editor/state/opened.ts";
import { useSearch } from "#web/lib/use-search.ts";

export default function AiImageEditorDesk() {
  const [query, setQuery] = useSearch();
  return <Editor wanted={readWanted(query)} onWant={(wanted) => setQuery(writeWanted(wanted))} />;
}
