import { useNavigate, useParams } from "react-router";
import { PackDetail } from "#web/features/packs/pack-detail.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Pack");

export default function Pack() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return <PackDetail key={id} id={id} onDeleted={() => void navigate("/dashboard")} />;
}
