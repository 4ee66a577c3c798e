import { useNavigate } from "react-router";
import { NewPerson } from "#web/features/virtual-people/new-person.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function NewVirtualPersonDesk() {
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="New virtual person" lead="Describe an adult who does not exist." />
      <NewPerson onMade={(id) => void navigate(`/tools/virtual-people/${id}`)} />
    </>
  );
}
