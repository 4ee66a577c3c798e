import { useNavigate } from "react-router";
import { NewVoice } from "#web/features/voices/new-voice-form.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function NewVoiceDesk() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="New voice"
        lead="Record it here or choose a file. Both recordings are checked on your device before anything is sent."
      />
      <NewVoice onStarted={(id) => void navigate(`/tools/trained-voices/${id}`)} />
    </>
  );
}
