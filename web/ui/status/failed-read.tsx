import { messageOf } from "#web/lib/api/remote-error.ts";
import { Button } from "../controls/button.tsx";
import { Notice } from "./notice.tsx";

/** In place of something that could not be read. */
export function FailedRead({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Notice role="alert">
      <p>{messageOf(error)}</p>
      <Button look="quiet" onClick={retry}>
        Try Again
      </Button>
    </Notice>
  );
}
