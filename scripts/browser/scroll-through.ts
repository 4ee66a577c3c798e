import type { Page } from "playwright-core";

/** Less than a screen, so that hardly anything is passed over; and back up several screens at once. */
const DOWN = 600;
const UP = 3000;

/**
 * Turns the mouse's wheel until the element of id `last` is on the page, and back to its top; pictures on the page at once,
 * at most. Throws with what the page shows where it does not move for `patience` milliseconds.
 */
export async function scrollThrough(
  page: Page,
  { last, patience }: { last: string; patience: number },
): Promise<number> {
  let drawn = 0;
  let moved = { y: -1, at: Date.now() };
  const turn = async (by: number) => {
    await page.mouse.wheel(0, by);
    const seen = await page.evaluate(look, last);
    drawn = Math.max(drawn, seen.pictures);
    if (seen.y !== moved.y) moved = { y: seen.y, at: Date.now() };
    if (Date.now() - moved.at > patience) throw new Error(`Nothing moves at ${seen.y}: "${seen.end}"`);
    return seen;
  };
  const size = page.viewportSize()!;
  await page.mouse.move(size.width / 2, size.height / 2);
  while (!(await turn(DOWN)).isThere);
  while ((await turn(-UP)).y > 0);
  return drawn;
}

function look(last: string) {
  return {
    y: window.scrollY,
    isThere: document.getElementById(last) !== null,
    pictures: document.getElementsByTagName("img").length,
    end: document.querySelector("main")?.innerText.slice(-100),
  };
}
