import { useLocation, useNavigate } from "react-router";

const NAME = "picture";

/** Opens a picture, turns to another, or closes (null); settled once the page shows it. */
export type ShowPicture = (id: string | null) => Promise<void>;

/**
 * The picture open in the viewer, kept in the address: a reload keeps it, Back closes it, turning adds no steps.
 */
export function useOpenPicture(): [openId: string | null, show: ShowPicture] {
  const navigate = useNavigate();
  const location = useLocation();
  const openId = new URLSearchParams(location.search).get(NAME);

  async function show(id: string | null) {
    const opened = (location.state as { opened?: boolean } | null)?.opened === true;
    if (id === null && opened) {
      await navigate(-1);
      return;
    }
    const search = new URLSearchParams(location.search);
    if (id === null) search.delete(NAME);
    else search.set(NAME, id);
    const replace = openId !== null;
    await navigate(
      { search: search.toString() },
      { replace, preventScrollReset: true, state: replace ? location.state : { opened: true } },
    );
  }
  return [openId, show];
}
