import { useEffect, useState } from "react";
import { createMediaSender, type SendProgress } from "./media-sender.ts";

/** Sends files for as long as the field is there that they were chosen in. */
export function useSendMedia() {
  const [progress, setProgress] = useState<SendProgress | null>(null);
  const [{ send, cancel, leave, ended }] = useState(() => createMediaSender(setProgress));
  useEffect(() => leave, [leave]);
  return {
    send,
    /** Null while nothing is on its way. */
    progress,
    cancel,
    ended,
  };
}
