import { useRef, useState } from "react";
import { toast } from "sonner";
import { saveFile } from "#web/lib/files/save-file.ts";
import { Button } from "#web/ui/controls/button.tsx";

/** Shown once: what signs in when app and passkeys are lost. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [copied, setCopied] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const text = `${codes.join("\n")}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // without the right to write there, they are at least chosen
      if (list.current) window.getSelection()?.selectAllChildren(list.current);
      toast("Your codes are selected. Please copy them.");
    }
  }

  return (
    <div className="mt-4 flex flex-col gap-5">
      <p>
        Keep these recovery codes somewhere safe. Each signs you in once, if you ever lose your app or
        passkeys. We cannot show them again.
      </p>
      <ul
        ref={list}
        aria-label="Recovery codes"
        className="numbers grid gap-y-1 border border-hairline px-4 py-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code} className="break-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button look="outline" onClick={() => void copy()}>
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button
          look="outline"
          onClick={() => saveFile(new Blob([text], { type: "text/plain" }), "likeness-recovery-codes.txt")}
        >
          Download
        </Button>
        <Button className="ml-auto" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </div>
  );
}
