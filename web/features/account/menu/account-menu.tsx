import { useQuery } from "@tanstack/react-query";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { Link } from "react-router";
import type { SessionView } from "#schema/accounts/account.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { chooseScheme, SCHEME_NAMES, SCHEMES, type Scheme, useScheme } from "#web/lib/color-scheme.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { leave } from "./leave.ts";

const itemClass = "block w-full px-5 py-2.5 text-left outline-none data-highlighted:text-safelight";

type Props = { user: SessionView["user"]; credits: number | undefined; failed: boolean };

export function AccountMenu({ user, credits, failed }: Props) {
  const name = user.name ?? user.email;
  const trpc = useTRPC();
  const scheme = useScheme();
  const [opened, setOpened] = useState(false);
  const [broken, setBroken] = useState(false);
  const { data: role = "USER" } = useQuery(
    trpc.user.role.queryOptions(undefined, { enabled: opened, staleTime: Number.POSITIVE_INFINITY }),
  );
  return (
    <DropdownMenu.Root onOpenChange={(open) => open && setOpened(true)}>
      <DropdownMenu.Trigger
        aria-label="Account menu"
        className="flex size-10 items-center justify-center rounded-full border border-ink/60 font-display text-xl leading-none hover:border-safelight hover:text-safelight data-[state=open]:border-safelight"
      >
        {user.image && !broken ? (
          <img
            src={user.image}
            alt=""
            width={40}
            height={40}
            className="size-full rounded-full object-cover"
            onError={() => setBroken(true)}
          />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
        )}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={10}
          className="z-40 w-72 animate-arrive rounded-control border border-hairline bg-sheet py-2"
        >
          <div className="border-hairline border-b px-5 pt-2 pb-4">
            <p className="truncate font-medium">{name}</p>
            <p className="truncate text-ink-soft text-sm">{user.email}</p>
            <p className="numbers mt-3 font-display text-2xl leading-tight">
              {credits !== undefined && formatCredits(credits)}
              {credits === undefined && !failed && <Skeleton className="h-6 w-28" />}
            </p>
            <p className="text-ink-soft text-sm">
              {failed ? "We could not read your balance." : "Available balance"}
            </p>
          </div>
          <div className="pt-2">
            <DropdownMenu.Item asChild className={itemClass}>
              <Link to="/dashboard">Dashboard</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild className={itemClass}>
              <Link to="/tools/trainings">Your models</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild className={`${itemClass} lg:hidden`}>
              <Link to="/pricing">Upgrade Plan</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild className={itemClass}>
              <Link to="/billing">Billing</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild className={itemClass}>
              <Link to="/billing/credits">Credit history</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild className={itemClass}>
              <Link to="/account">Account</Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild className={itemClass}>
              <Link to="/account/invite">Invite a friend</Link>
            </DropdownMenu.Item>
            {role !== "USER" && (
              <>
                <DropdownMenu.Item asChild className={itemClass}>
                  <Link to="/admin">Staff: overview</Link>
                </DropdownMenu.Item>
                <DropdownMenu.Item asChild className={itemClass}>
                  <Link to="/admin/users">Staff: users</Link>
                </DropdownMenu.Item>
                <DropdownMenu.Item asChild className={itemClass}>
                  <Link to="/admin/content">Staff: content</Link>
                </DropdownMenu.Item>
                <DropdownMenu.Item asChild className={itemClass}>
                  <Link to="/admin/reports">Staff: reports</Link>
                </DropdownMenu.Item>
                <DropdownMenu.Item asChild className={itemClass}>
                  <Link to="/admin/audit">Staff: log</Link>
                </DropdownMenu.Item>
              </>
            )}
            <DropdownMenu.RadioGroup
              aria-label="Appearance"
              value={scheme}
              onValueChange={(chosen) => chooseScheme(chosen as Scheme)}
              className="my-2 flex gap-5 border-hairline border-y px-5 py-2 text-[0.9375rem]"
            >
              {SCHEMES.map((one) => (
                <DropdownMenu.RadioItem
                  key={one}
                  value={one}
                  // the menu stays, so that one sees what one chose
                  onSelect={(event) => event.preventDefault()}
                  className="word-choice"
                >
                  {SCHEME_NAMES[one]}
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
            <DropdownMenu.Item className={`${itemClass} cursor-pointer`} onSelect={() => void leave()}>
              Sign out
            </DropdownMenu.Item>
          </div>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
