import type { Engine } from "#schema/operations/operation.ts";
import { NotEnough } from "#web/features/shared/checkout/not-enough.tsx";
import { SendingLine } from "#web/features/shared/media/sending-line.tsx";
import type { useSendMedia } from "#web/features/shared/media/use-send-media.ts";
import { creditsForWords, whyNoSpeech } from "#web/features/shared/voices/speech-prices.ts";
import { useCredits } from "#web/lib/api/use-credits.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { RefundLine } from "#web/ui/status/refund-line.tsx";

type Props = {
  engine: Engine;
  /** Of what it says first. */
  characters: number;
  media: ReturnType<typeof useSendMedia>;
  message: string | null;
  isBusy: boolean;
};

/** The button with its price, or why there is none to press. */
export function NewVoiceBar({ engine, characters, media, message, isBusy }: Props) {
  const credits = useCredits();
  const price = creditsForWords(characters, engine);
  if (price === null)
    return (
      <Notice role="status">
        {whyNoSpeech(engine)} You can record and check here, but nothing is sent, and it takes no credits.
      </Notice>
    );
  const isShort = credits !== undefined && credits < price;
  if (isShort && !isBusy)
    return (
      <NotEnough
        price={price}
        credits={credits}
        kept="Your recordings are kept on this device for a day."
        returnTo="/tools/trained-voices/new"
      />
    );
  return (
    <div>
      {media.progress && <SendingLine progress={media.progress} onCancel={media.cancel} />}
      <div aria-live="polite" className="mb-3 empty:hidden">
        {message && <Notice className="text-safelight">{message}</Notice>}
      </div>
      <Button type="submit" size="large" className="numbers w-full sm:w-auto" busy={isBusy}>
        {isBusy ? "Starting…" : `Learn this voice for ${formatCredits(price)}`}
      </Button>
      <RefundLine usual="Nothing is sent before you press. The price is for its first words; if they can't be made, the credits are refunded." />
    </div>
  );
}
