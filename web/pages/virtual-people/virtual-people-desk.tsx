import { Link } from "react-router";
import { PersonList } from "#web/features/virtual-people/person-list.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";

export default function VirtualPeopleDesk() {
  return (
    <>
      <PageHead
        title="Virtual people"
        lead="Adults who do not exist, each with one face in every picture."
        action={
          <Link to="/tools/virtual-people/new" className={buttonClass("outline")}>
            New virtual person
          </Link>
        }
      />
      <PersonList />
    </>
  );
}
