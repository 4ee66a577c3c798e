import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import {
  PUBLIC_MODEL_DECLARATION,
  PUBLIC_MODEL_VERSION,
  PUBLIC_PERSON_DECLARATION,
} from "#schema/accounts/consent.ts";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Whether others may use a model: opened by a declaration, closed at once. */
export function OpenModel({ training }: { training: TrainingView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const changed = () => queryClient.invalidateQueries(trpc.trainings.pathFilter());
  const withdraw = useMutation(
    trpc.trainings.withdraw.mutationOptions({
      onSuccess: async () => {
        await changed();
        toast("The model is yours alone again.");
      },
      onError: (error) => toast.error(messageOf(error)),
    }),
  );
  return (
    <section aria-labelledby="open-model-title">
      <h2 id="open-model-title" className="text-heading">
        Others
      </h2>
      {training.isPublic ? (
        <>
          <p className="mt-2 mb-4 max-w-xl text-ink-soft">
            Everybody signed in may make pictures with this model and sees its name and samples. Nothing
            suggestive is made with it, by you either. Close it at any time: what others have asked for and is
            not begun ends, and pictures they have made stay with them.
          </p>
          <Button
            look="outline"
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ id: training.id })}
          >
            Close it to others
          </Button>
        </>
      ) : (
        <>
          <p className="mt-2 mb-4 max-w-xl text-ink-soft">Only you can see and use this model.</p>
          <Button look="outline" onClick={() => setAsking(true)}>
            Let others use it
          </Button>
        </>
      )}
      <Dialog open={asking} onOpenChange={setAsking} title="Let others use this model?">
        {asking && (
          <Declaration
            training={training}
            onDone={async () => {
              await changed();
              setAsking(false);
            }}
            onCancel={() => setAsking(false)}
          />
        )}
      </Dialog>
    </section>
  );
}

type Props = { training: TrainingView; onDone: () => Promise<void>; onCancel: () => void };

function Declaration({ training: { id, isVirtual }, onDone, onCancel }: Props) {
  const trpc = useTRPC();
  const [declared, setDeclared] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const publish = useMutation(
    trpc.trainings.publish.mutationOptions({
      onSuccess: onDone,
      onError: (failure) => setError(messageOf(failure)),
    }),
  );
  return (
    <div className="mt-4 flex flex-col gap-5">
      <p>
        Others see the model's name and samples, and make pictures with it for their own credits. Your photos
        stay yours alone. Themes for adults and suggestive words are refused with it, and you can close it at
        any time.
      </p>
      <CheckField
        checked={declared}
        onChange={(checked) => {
          setDeclared(checked);
          setError(null);
        }}
        error={error}
      >
        {isVirtual ? PUBLIC_PERSON_DECLARATION : PUBLIC_MODEL_DECLARATION}
      </CheckField>
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          busy={publish.isPending}
          onClick={() => {
            if (declared) publish.mutate({ id, declaration: PUBLIC_MODEL_VERSION });
            else setError("Please confirm whose face it is, and that others may use it.");
          }}
        >
          Let others use it
        </Button>
      </div>
    </div>
  );
}
