/** A picture on its way from one tool to the next, in this page's memory alone. */
export interface HandedPicture {
  file: File;
  isSample: boolean;
}

let waiting: HandedPicture | null = null;

/** Leaves a picture for the tool that is opened next; its owner has said that they may use it. */
export function handOver(picture: HandedPicture): void {
  waiting = picture;
}

/** What was left for this tool, once. */
export function takeHanded(): HandedPicture | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
