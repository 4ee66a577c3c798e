import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";

const NAME = "picture";

/** Opens a picture, turns to another, or closes (null); settled once the address says so. */
export type ShowPicture = (id: string | null) => Promise<void>;

/**
 * The picture open in the viewer, kept in the address: a reload keeps it, Back closes it, turning adds no steps.
 */
export function useOpenPicture(): [openId: string | null, show: ShowPicture] {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  latest.current = location;
  const before = useRef(Promise.resolve());

  // one step after the other: the browser drops a step back that another step overtakes
  function show(id: string | null): Promise<void> {
    const step = before.current.then(() => go(id));
    before.current = step.catch(() => {});
    return step;
  }

  async function go(id: string | null): Promise<void> {
    const { search: from, state } = latest.current;
    const opened = (state as { opened?: boolean } | null)?.opened === true;
    if (id === null && opened) {
      await navigate(-1);
      return;
    }
    const search = new URLSearchParams(from);
    const replace = search.has(NAME);
    if (id === null) search.delete(NAME);
    else search.set(NAME, id);
    await navigate(
      { search: search.toString() },
      { replace, preventScrollReset: true, state: replace ? state : { opened: true } },
    );
  }
  return [new URLSearchParams(location.search).get(NAME), show];
}
