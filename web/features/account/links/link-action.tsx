import type { ReactNode } from "react";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

type Props = {
  /** A tRPC mutation that redeems the link. */
  use: { mutate: () => void; isPending: boolean; isSuccess: boolean; error: unknown };
  title: string;
  children: ReactNode;
  act: string;
  done: { title: string; text: ReactNode; next: ReactNode };
};

/** A mailed link that does its work only when its reader says so. */
export function LinkAction({ use, title, children, act, done }: Props) {
  if (use.isSuccess) {
    return (
      <div role="status">
        <h1 className="text-title">{done.title}</h1>
        <p className="mt-4 text-lg">{done.text}</p>
        <div className="mt-8">{done.next}</div>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 text-lg">{children}</div>
      {use.error !== null && (
        <Notice role="alert" className="mt-6">
          {messageOf(use.error)}
        </Notice>
      )}
      <Button size="large" className="mt-8" busy={use.isPending} onClick={use.mutate}>
        {act}
      </Button>
    </>
  );
}
