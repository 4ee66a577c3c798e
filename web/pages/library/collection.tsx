import { useParams } from "react-router";
import { Collection } from "#web/features/gallery/collections/collection.tsx";
import { appMeta } from "#web/lib/page-meta.ts";

export const meta = () => appMeta("Collection");

export default function CollectionPage() {
  const { id = "" } = useParams();
  return <Collection key={id} id={id} />;
}
