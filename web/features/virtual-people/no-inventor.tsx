import type { Engine } from "#schema/operations/operation.ts";
import { Notice } from "#web/ui/status/notice.tsx";

/** Said before anything is asked or taken. */
export function NoInventor({ engine }: { engine: Engine }) {
  return (
    <Notice className="mt-8 max-w-xl">
      <strong className="font-medium">Virtual people need an AI provider,</strong>{" "}
      {engine === "embedded"
        ? "and none is connected here. The built-in engine works with photos of real people and cannot make anybody up. No credits are taken."
        : "and the connected one does not offer them at a price we know. No credits are taken."}
    </Notice>
  );
}
