import { useNavigate, useParams } from "react-router";
import { PersonPage } from "#web/features/virtual-people/person-page.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Virtual person");

export default function VirtualPerson() {
  const { id = "" } = useParams();
  const navigate = useNavigate();
  return <PersonPage key={id} id={id} onDeleted={() => void navigate("/tools/virtual-people")} />;
}
