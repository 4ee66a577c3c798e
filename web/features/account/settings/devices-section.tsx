import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { DeviceView } from "#schema/accounts/account.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatDate, formatSince } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { leave } from "../menu/leave.ts";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

export function DevicesSection({ devices }: { devices: DeviceView[] }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const [asking, setAsking] = useState<"others" | "everywhere" | null>(null);
  const onError = (error: unknown) => toast.error(messageOf(error));
  const one = useMutation(
    trpc.account.signOutDevice.mutationOptions({
      onSuccess: () => {
        toast("That device is signed out.");
      },
      onError,
      onSettled: refresh,
    }),
  );
  const others = useMutation(
    trpc.account.signOutOthers.mutationOptions({
      onSuccess: () => {
        toast("Your other devices are signed out.");
      },
      onError,
      onSettled: async () => {
        setAsking(null);
        await refresh();
      },
    }),
  );
  const everywhere = useMutation(
    trpc.account.signOutEverywhere.mutationOptions({
      onSuccess: leave,
      onError,
      onSettled: () => setAsking(null),
    }),
  );

  return (
    <AccountSection
      title="Your devices"
      hint="Where you're signed in. Signing out a device takes effect right away."
    >
      <ul>
        {devices.map((device) => (
          <li
            key={device.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-t py-3 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {device.name}
                {device.current && <span className="ml-2 font-normal text-safelight">this device</span>}
              </p>
              <p className="numbers text-ink-soft text-sm">
                {device.address}, since {formatDate(device.firstSeen)},{" "}
                {device.current ? "in use now" : `last used ${formatSince(device.lastUsed, new Date())}`}
              </p>
            </div>
            <Button
              look="quiet"
              aria-label={device.current ? "Sign out this device" : `Sign out ${device.name}`}
              busy={one.isPending && one.variables.id === device.id}
              onClick={() => (device.current ? void leave() : one.mutate({ id: device.id }))}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {devices.length > 1 && (
          <Button look="outline" onClick={() => setAsking("others")}>
            Sign out all others
          </Button>
        )}
        <Button look="outline" onClick={() => setAsking("everywhere")}>
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === "everywhere" ? "Sign out everywhere?" : "Sign out all others?"}
        text={
          asking === "everywhere"
            ? "You'll be signed out on every device, including this one. Work in progress continues."
            : "You'll be signed out on every device except this one. Work in progress continues."
        }
        confirm="Sign out"
        keep="Stay signed in"
        busy={others.isPending || everywhere.isPending}
        onConfirm={() => (asking === "everywhere" ? everywhere : others).mutate()}
      />
    </AccountSection>
  );
}
