import { useMutation } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { toast } from "sonner";
import type { AccountView } from "#schema/accounts/account.ts";
import { MAX_PASSKEYS } from "#schema/accounts/second-factor.ts";
import type { PasskeyView } from "#schema/accounts/second-factor-view.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatDate } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { AccountSection } from "../settings/account-section.tsx";
import { useAccountRefresh } from "../settings/use-account-refresh.ts";
import { waysOf } from "./ways.ts";

const AppDialog = lazy(() => import("./app-dialog.tsx"));
const PasskeyDialog = lazy(() => import("./passkey-dialog.tsx"));
const ProveDialog = lazy(() => import("./prove-dialog.tsx"));

type Props = Pick<AccountView, "hasPassword" | "secondFactor" | "passkeysOffered">;
type Asking = null | "app" | "passkey" | "remove-app" | "codes" | { remove: PasskeyView };

/** What signing in asks for besides the password. */
export function SecondStepSection({ hasPassword, secondFactor, passkeysOffered }: Props) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const [asking, setAsking] = useState<Asking>(null);
  const removeApp = useMutation(trpc.account.removeApp.mutationOptions());
  const removePasskey = useMutation(trpc.account.removePasskey.mutationOptions());
  const renew = useMutation(trpc.account.renewRecoveryCodes.mutationOptions());
  const ways = waysOf({ hasPassword, secondFactor });
  const { appSince, passkeys, codesLeft } = secondFactor;
  const isOn = appSince !== null || passkeys.length > 0;
  const done = (said: string) => async (changed: boolean) => {
    setAsking(null);
    if (!changed) return;
    toast(said);
    await refresh();
  };

  return (
    <AccountSection
      title="Two-step sign-in"
      hint={
        isOn
          ? "On. Signing in asks for a code or a passkey."
          : "Off. With it, a stolen password alone opens nothing."
      }
    >
      <ul>
        {appSince && (
          <Factor
            name="Authenticator app"
            note={`Since ${formatDate(appSince)}`}
            remove={<RemoveButton name="Authenticator app" onClick={() => setAsking("remove-app")} />}
          />
        )}
        {passkeys.map((passkey) => (
          <Factor
            key={passkey.id}
            name={passkey.name}
            note={`Passkey since ${formatDate(passkey.createdAt)}, ${
              passkey.lastUsedAt ? `last used ${formatDate(passkey.lastUsedAt)}` : "not used yet"
            }`}
            remove={<RemoveButton name={passkey.name} onClick={() => setAsking({ remove: passkey })} />}
          />
        ))}
        {isOn && (
          <Factor
            name="Recovery codes"
            note={`${count(codesLeft, "code")} left${codesLeft < 4 ? ". Make new ones soon." : ""}`}
            remove={
              <Button look="quiet" onClick={() => setAsking("codes")}>
                Make new ones
              </Button>
            }
          />
        )}
      </ul>
      <div className={`flex flex-wrap gap-3 ${isOn ? "mt-5" : ""}`}>
        {!appSince && (
          <Button look="outline" onClick={() => setAsking("app")}>
            Set up an authenticator app
          </Button>
        )}
        {passkeysOffered && passkeys.length < MAX_PASSKEYS && (
          <Button look="outline" onClick={() => setAsking("passkey")}>
            Add a passkey
          </Button>
        )}
      </div>
      <Suspense>
        {asking === "app" && <AppDialog ways={ways} onClose={done("Your app is set up.")} />}
        {asking === "passkey" && <PasskeyDialog ways={ways} onClose={done("Your passkey is ready.")} />}
        {asking === "remove-app" && (
          <ProveDialog
            title="Remove the authenticator app?"
            text="Its codes stop working, and your other devices are signed out."
            action="Remove"
            ways={ways}
            send={(proof) => removeApp.mutateAsync({ proof })}
            onClose={done("The app is removed.")}
          />
        )}
        {asking !== null && typeof asking === "object" && (
          <ProveDialog
            title={`Remove ${asking.remove.name}?`}
            text="This passkey signs nobody in any more, and your other devices are signed out."
            action="Remove"
            ways={ways}
            send={(proof) => removePasskey.mutateAsync({ id: asking.remove.id, proof })}
            onClose={done("The passkey is removed.")}
          />
        )}
        {asking === "codes" && (
          <ProveDialog
            title="Make new recovery codes?"
            text="Those you have now stop working."
            action="Make new codes"
            ways={ways}
            send={(proof) => renew.mutateAsync({ proof })}
            onClose={done("Your new codes are ready.")}
          />
        )}
      </Suspense>
    </AccountSection>
  );
}

function Factor({ name, note, remove }: { name: string; note: string; remove: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-t py-3 first:border-t-0 first:pt-0">
      <div className="min-w-0">
        <p className="break-words font-medium">{name}</p>
        <p className="numbers text-ink-soft text-sm">{note}</p>
      </div>
      {remove}
    </li>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button look="quiet" aria-label={`Remove ${name}`} onClick={onClick}>
      Remove
    </Button>
  );
}
