import type { Engine } from "#schema/operations/operation.ts";
import { EDIT_NAMES_SHOWN } from "#web/features/shared/edits/edit-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { CHANGES } from "./changes.ts";
import { isChangeOffered } from "./plan-edit.ts";

type Props = { engine: Engine; onChange: (name: string) => void };

/** Told where the chosen change cannot be made here: why, that nothing is charged, and what can be made. */
export function OfferNotice({ engine, onChange }: Props) {
  const offered = CHANGES.filter(({ name }) => isChangeOffered(name, engine));
  return (
    <Notice role="status">
      <p>
        <strong className="font-medium">This change needs an AI provider,</strong> and none is connected here.
        It cannot be started, so it takes no credits.
      </p>
      {offered.length > 0 && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-4">
          Works here:
          {offered.map(({ name }) => (
            <Button key={name} look="quiet" onClick={() => onChange(name)}>
              {EDIT_NAMES_SHOWN[name]}
            </Button>
          ))}
        </p>
      )}
    </Notice>
  );
}
