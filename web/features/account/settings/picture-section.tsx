import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { toast } from "sonner";
import { UNREADABLE_RESPONSE } from "#schema/errors/remote-errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import { drawScaled, openPhoto } from "#web/features/shared/photos/open-photo.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSession } from "#web/lib/auth/session.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

/** Twice what is shown, for sharp screens. */
const SIDE = 320;

/** The picture beside one's name; nobody else sees it. */
export function PictureSection({ own }: { own: boolean }) {
  const id = useId();
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const { data: session } = useSession();
  const [busy, setBusy] = useState(false);
  const remove = useMutation(
    trpc.account.removePicture.mutationOptions({
      onSuccess: () => {
        toast("Your picture is removed.");
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: refresh,
    }),
  );

  async function send(file: File) {
    setBusy(true);
    try {
      await upload(await squareOf(file));
      toast("Your picture is saved.");
      await refresh();
    } catch (error) {
      toast.error(error instanceof Refused ? error.message : "We could not read this picture. Try another.");
    } finally {
      setBusy(false);
    }
  }

  const image = session?.user.image;
  return (
    <AccountSection title="Picture" hint="Shown to you alone, beside your name.">
      <div className="flex flex-wrap items-center gap-5">
        {image ? (
          <img
            src={image}
            alt="Your account"
            width={80}
            height={80}
            className="size-20 rounded-full object-cover"
          />
        ) : (
          <div
            aria-hidden="true"
            className="flex size-20 items-center justify-center rounded-full border border-hairline font-display text-4xl"
          >
            {(session?.user.name ?? session?.user.email ?? "").slice(0, 1).toUpperCase()}
          </div>
        )}
        <input
          id={id}
          type="file"
          accept="image/*,.heic,.heif"
          className="peer sr-only"
          disabled={busy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file) void send(file);
          }}
        />
        <label
          htmlFor={id}
          aria-busy={busy}
          className={`${buttonClass("outline")} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-safelight peer-focus-visible:outline-offset-2`}
        >
          {busy ? "Saving…" : "Choose a picture"}
        </label>
        {own && (
          <Button look="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
            Remove
          </Button>
        )}
      </div>
    </AccountSection>
  );
}

class Refused extends Error {}

/** The middle of a picture, or its upper part where it is tall: faces are there. */
async function squareOf(file: File): Promise<Blob> {
  const photo = await openPhoto(file);
  const side = Math.min(photo.width, photo.height);
  const square = await createImageBitmap(
    photo,
    Math.round((photo.width - side) / 2),
    Math.round((photo.height - side) / 4),
    side,
    side,
  );
  return drawScaled(square, SIDE).convertToBlob({ type: "image/jpeg", quality: 0.9 });
}

async function upload(body: Blob): Promise<void> {
  const response = await fetch("/api/account/picture", {
    method: "POST",
    headers: { "content-type": body.type },
    body,
  });
  if (response.ok) return;
  const answer = (await response.json().catch(() => null)) as HttpErrorBody | null;
  throw new Refused(answer?.error.message ?? UNREADABLE_RESPONSE);
}
