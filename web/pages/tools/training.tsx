import { useNavigate, useParams } from "react-router";
import { TrainingDetail } from "#web/features/trainings/training-detail.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Model");

export default function Training() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return <TrainingDetail key={id} id={id} onDeleted={() => void navigate("/tools/trainings")} />;
}
