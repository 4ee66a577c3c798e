import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { Link } from "react-router";

const itemClass =
  "flex min-h-10 w-full cursor-pointer items-center px-5 py-2 text-left outline-none data-highlighted:bg-wash " +
  "data-disabled:cursor-not-allowed data-disabled:opacity-55 pointer-coarse:min-h-11 " +
  "forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2";

type Props = {
  /** The button that opens it: one element that takes a ref. */
  trigger: ReactNode;
  label: string;
  /** Which edge of the button it keeps to. */
  align?: "start" | "end";
  children: ReactNode;
};

/** A short list of acts below a button. The children are `MenuItem` and `MenuLink`. */
export function Menu({ trigger, label, align = "start", children }: Props) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 max-w-[calc(100vw-1.5rem)] animate-arrive overflow-y-auto rounded-control border border-hairline bg-sheet py-2"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

type ItemProps = { onSelect: () => void; disabled?: boolean; children: ReactNode };

export function MenuItem({ onSelect, disabled, children }: ItemProps) {
  return (
    <DropdownMenu.Item disabled={disabled} onSelect={onSelect} className={itemClass}>
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={itemClass}>
      <Link to={to}>{children}</Link>
    </DropdownMenu.Item>
  );
}
