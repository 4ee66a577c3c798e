import { useRef } from "react";
import { toast } from "sonner";
import { invitePath } from "#schema/rewards/invite-link.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** One's personal link, to be copied. */
export function InviteLink({ code }: { code: string }) {
  const row = useRef<HTMLDivElement>(null);
  const link = `${window.location.origin}${invitePath(code)}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast("Your link is copied.");
    } catch {
      // without the right to write there, it is at least chosen
      row.current?.querySelector("input")?.select();
      toast("Your link is selected. Please copy it.");
    }
  }

  return (
    <div ref={row} className="flex max-w-xl flex-wrap items-end gap-4">
      <TextField
        className="min-w-0 grow basis-64"
        label="Your link"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <Button className="min-h-11" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
}
