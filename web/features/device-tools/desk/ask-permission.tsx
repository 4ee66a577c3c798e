import { useEffect, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";

type Props = { file: File; allow: () => void; cancel: () => void };

/** Nothing looks at a photo before somebody has said that it may be used. */
export function AskPermission({ file, allow, cancel }: Props) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="flex min-h-72 items-center justify-center bg-film p-4 sm:min-h-96 sm:p-6">
        {address && (
          // an HEIC is shown by few browsers, and is opened all the same
          <img
            src={address}
            alt=""
            width={4}
            height={3}
            className="h-auto max-h-96 w-auto max-w-full object-contain"
          />
        )}
      </div>
      <div className="flex flex-col gap-5 bg-sheet p-5 sm:p-6">
        <h2 className="text-heading">One question first</h2>
        <CheckField checked={false} onChange={allow}>
          I am 18 or older, and it is me or I may use it
        </CheckField>
        <p className="text-ink-soft text-sm">
          The tool starts when you tick this. The photo stays on this device.
        </p>
        <Button look="outline" onClick={cancel} className="self-start">
          Cancel
        </Button>
      </div>
    </div>
  );
}
