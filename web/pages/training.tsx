import { useNavigate, useParams } from "react-router";
import { TrainingDetail } from "#web/features/trainings/training-detail.tsx";
import { pageTitle } from "#web/ui/page-title.ts";

export const meta = () => pageTitle("Model");

export default function Training() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return <TrainingDetail key={id} id={id} onDeleted={() => void navigate("/tools/trainings")} />;
}
