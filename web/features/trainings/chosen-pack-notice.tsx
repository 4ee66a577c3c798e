import { Notice } from "#web/ui/status/notice.tsx";
import { useChosenPack } from "./use-chosen-pack.ts";

/** That the pack somebody chose before they had a model is not forgotten. */
export function ChosenPackNotice() {
  const chosen = useChosenPack();
  if (!chosen) return null;
  return (
    <Notice className="mt-6 max-w-2xl">
      <span className="font-medium">{chosen.pack.name}</span> is saved. You can make it as soon as your model
      is ready.
    </Notice>
  );
}
