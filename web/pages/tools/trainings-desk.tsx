import { Link } from "react-router";
import { PublicModels } from "#web/features/trainings/public-models.tsx";
import { TrainingList } from "#web/features/trainings/training-list.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function TrainingsDesk() {
  return (
    <>
      <PageHead
        title="Your models"
        action={
          <Link to="/tools/trainings/new" className={buttonClass("outline")}>
            Train a model
          </Link>
        }
      />
      <TrainingList />
      <PublicModels />
    </>
  );
}
