interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** The pages of a list from the first to the last; `between` happens before each but the first. */
export async function allPages<Item>(
  list: (cursor: string | null) => Promise<Page<Item>>,
  between: (last: Item[]) => Promise<unknown> = async () => {},
): Promise<Item[][]> {
  const pages: Item[][] = [];
  let cursor: string | null = null;
  do {
    const last = pages.at(-1);
    if (last) await between(last);
    const page: Page<Item> = await list(cursor);
    pages.push(page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return pages;
}

export const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);
