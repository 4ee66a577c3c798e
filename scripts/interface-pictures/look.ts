import type { Locator, Page } from "playwright-core";
import type { InterfacePictureName } from "#web/content/interface-pictures.ts";
import { type Scheme, writePicture } from "./write-picture.ts";

interface Look {
  page: Page;
  name: InterfacePictureName;
  /** Width of the window, in CSS pixels: a narrower one shows less, larger. */
  width: number;
  /** What comes to the upper edge, below the bar; the page's own top without it. */
  from?: Locator;
  /** The picture goes across this only, without the bar. */
  across?: Locator;
}

/** Height against width of every picture. */
const SHAPE = 2 / 3;
/** Room left round what a picture goes by, in CSS pixels. */
const MARGIN = 24;

/** Takes the page as it is, on light paper and in the darkroom. */
export async function takePicture(look: Look): Promise<void> {
  const { page, name, width, across } = look;
  await page.setViewportSize({ width, height: Math.round(width * SHAPE) });
  const shots = {} as Record<Scheme, Buffer>;
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await bringUp(look);
    await settled(page);
    const clip = across && (await cut(across));
    shots[scheme] = await page.screenshot({
      animations: "disabled",
      caret: "hide",
      timeout: 120_000,
      ...(clip && { clip }),
    });
  }
  await writePicture(name, shots);
  console.info(name);
}

/** Scrolls so that `from` stands below whatever sticks to the top. */
async function bringUp({ page, from }: Look): Promise<void> {
  if (!from) return page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await from.evaluate((element, margin) => {
    const bar = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
    window.scrollBy({ top: element.getBoundingClientRect().top - bar - margin, behavior: "instant" });
  }, MARGIN);
}

/** The element with a margin, in the pictures' shape, from below the bar on. */
async function cut(across: Locator) {
  return across.evaluate(
    (element, { margin, shape }) => {
      const bar = document.querySelector("header")?.getBoundingClientRect().height ?? 0;
      const { left, width } = element.getBoundingClientRect();
      const wide = width + 2 * margin;
      return { x: left - margin, y: bar, width: wide, height: Math.round(wide * shape) };
    },
    { margin: MARGIN, shape: SHAPE },
  );
}

/** Waits until messages are gone, fonts and every picture in sight are there and drawn. */
async function settled(page: Page): Promise<void> {
  await page.locator("[data-sonner-toast]").first().waitFor({ state: "detached", timeout: 60_000 });
  await page.evaluate(async () => {
    // where the focus happens to be says nothing
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const frames = async () => {
      for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    // what came into sight only now begins to load
    await frames();
    await document.fonts.ready;
    const inSight = Array.from(document.images).filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    });
    // loaded is not yet drawn; a picture that is broken fails here
    await Promise.all(inSight.map((image) => image.decode()));
    await frames();
  });
}
