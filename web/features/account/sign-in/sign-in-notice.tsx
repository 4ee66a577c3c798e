import { signInMessage } from "#web/lib/auth/sign-in-result.ts";
import { Notice } from "#web/ui/status/notice.tsx";

/** Why somebody was sent to sign in. */
export default function SignInNotice({ error, code }: { error: string; code: string | null }) {
  return (
    <Notice role="status" className="mt-5">
      {signInMessage(error, code)}
    </Notice>
  );
}
