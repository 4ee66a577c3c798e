import type { OutsideService } from "./outside-service.ts";

/**
 * An advertising pixel in its documented form as an image, one a page view. The vendor's script would read the whole page
 * and its address; an image says what we put into its own and sets nothing on our side.
 */
export function createPixel({ id, url }: { id: string; url: string }): OutsideService {
  return {
    start() {},
    see({ address }) {
      const image = new Image(1, 1);
      image.referrerPolicy = "no-referrer";
      image.src = `${url}?${new URLSearchParams({ id, ev: "PageView", dl: address, noscript: "1" })}`;
    },
    stop() {},
  };
}
