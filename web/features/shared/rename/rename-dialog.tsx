import { useState } from "react";
import { toast } from "sonner";
import { type Rules, useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ButtonLook } from "#web/ui/controls/button-class.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type Props<Input> = {
  title: string;
  /** What the button says, where that is not the title. */
  button?: string;
  look?: ButtonLook;
  id: string;
  /** As it is called now. */
  name: string;
  rules: Rules<Input>;
  /** Saves the new name and brings what shows it up to date. */
  save: (input: Input) => Promise<unknown>;
};

/** Gives something of one's own another name. */
export function RenameDialog<Input>(props: Props<Input>) {
  const [open, setOpen] = useState(false);
  const { title, button = title, look = "quiet" } = props;
  return (
    <>
      <Button look={look} onClick={() => setOpen(true)}>
        {button}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        {open && <RenameForm {...props} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function RenameForm<Input>({ id, name, rules, save, onDone }: Props<Input> & { onDone: () => void }) {
  const form = useForm({
    start: { name },
    rules,
    input: (values) => ({ ...values, id }),
    send: async (input: Input) => {
      await save(input);
      toast("The new name is saved.");
      onDone();
    },
  });
  const field = form.text("name");
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <TextField label="Name" required autoFocus {...field} error={field.error ?? form.message} />
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={form.isBusy} disabled={field.value.trim() === name}>
          Save
        </Button>
      </div>
    </form>
  );
}
