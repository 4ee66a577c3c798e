import { Link } from "react-router";
import { VoiceList } from "#web/features/voices/voice-list.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function TrainedVoicesDesk() {
  return (
    <>
      <PageHead
        title="Your voices"
        lead="Each learned from a recording whose speaker agreed, to read what you type."
        action={
          <Link to="/tools/trained-voices/new" className={buttonClass("outline")}>
            New voice
          </Link>
        }
      />
      <VoiceList />
    </>
  );
}
