import { type ComponentType, useEffect, useState } from "react";

/** Stands once around all pages, before them. In a build without outside services there is nothing behind it. */
export function OutsideServices() {
  const [Desk, setDesk] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!import.meta.env.HAS_OUTSIDE_SERVICES) return;
    import("./consent-desk.tsx").then(
      (module) => setDesk(() => module.default),
      // a page is whole without it, and nothing runs that was not allowed
      () => undefined,
    );
  }, []);
  return Desk && <Desk />;
}
