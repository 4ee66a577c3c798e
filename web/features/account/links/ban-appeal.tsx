import { useMutation } from "@tanstack/react-query";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

/** Somebody whose account is blocked, and who cannot sign in, says why that is wrong. */
export function BanAppeal({ token }: { token: string }) {
  const trpc = useTRPC();
  const appeal = useMutation(trpc.account.appealBan.mutationOptions());
  const form = useForm({
    start: { text: "" },
    rules: async () => (await import("#schema/rewards/rewards.ts")).banAppealInput,
    input: (values) => ({ ...values, token, requestKey }),
    send: appeal.mutateAsync,
  });
  const requestKey = useRequestKey(form.values.text);
  const text = form.text("text");
  if (appeal.isSuccess) {
    return (
      <div role="status">
        <h1 className="text-title">We have your message</h1>
        <p className="mt-4 text-lg">A person will read it. We will email you what we decide.</p>
      </div>
    );
  }
  return (
    <>
      <h1 className="text-title">Ask for a review</h1>
      <p className="mt-4 text-lg">
        Your account is blocked. If you think we are wrong, tell us why. You may share a device, a connection
        or a mailbox with somebody this is really about: then tell us that.
      </p>
      <form {...form.props} className="mt-8 flex flex-col items-start gap-5">
        <TextArea
          className="w-full"
          label="Your message"
          rows={6}
          required
          {...text}
          error={text.error ?? form.message}
        />
        <Button type="submit" size="large" busy={form.isBusy}>
          Send
        </Button>
      </form>
    </>
  );
}
