import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { CloseIcon } from "./icons.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
};

export const overlayClass = "fixed inset-0 z-40 bg-film/70 animate-arrive";
export const panelClass =
  "fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[min(27rem,calc(100vw-2rem))] -translate-x-1/2 " +
  "-translate-y-1/2 overflow-y-auto rounded-control border border-hairline bg-paper p-6 animate-arrive sm:p-8";

export function Dialog({ open, onOpenChange, title, description, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content className={panelClass} {...(description ? {} : { "aria-describedby": undefined })}>
          <Radix.Title className="pr-10 text-heading">{title}</Radix.Title>
          {description && <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>}
          {children}
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 flex size-10 items-center justify-center text-ink-soft hover:text-ink"
          >
            <CloseIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
