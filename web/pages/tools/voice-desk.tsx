import { useNavigate, useParams } from "react-router";
import { VoicePage } from "#web/features/voices/voice-page.tsx";

export default function Voice() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return <VoicePage key={id} id={id} onDeleted={() => void navigate("/tools/trained-voices")} />;
}
