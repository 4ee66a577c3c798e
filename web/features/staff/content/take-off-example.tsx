import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { namedId } from "#schema/staff/named-id.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** An example that is shown goes off the public pages; its picture stays with its owner. */
export function TakeOffExample() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [named, setNamed] = useState("");
  const takeOff = useMutation(
    trpc.staff.decideShowcase.mutationOptions({
      onSuccess: () => {
        toast("Taken off and emailed.");
        setNamed("");
      },
      onSettled: () => queryClient.invalidateQueries(trpc.staff.pathFilter()),
    }),
  );
  const id = namedId(named);
  return (
    <form
      aria-labelledby="take-off-title"
      className="mt-12 flex max-w-xl flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (id) takeOff.mutate({ id, decision: "TAKEN_OFF" });
      }}
    >
      <h2 id="take-off-title" className="text-heading">
        Take an example off
      </h2>
      <TextField
        className="w-full"
        label="Address or ID of the example"
        hint="The address of its picture on the public page. Within a minute nobody sees it there, and its owner is emailed."
        autoComplete="off"
        required
        value={named}
        error={takeOff.error && messageOf(takeOff.error)}
        onChange={({ currentTarget }) => setNamed(currentTarget.value)}
      />
      <Button type="submit" look="outline" busy={takeOff.isPending}>
        Take off
      </Button>
    </form>
  );
}
