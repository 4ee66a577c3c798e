import { ERRORS } from "#schema/errors/errors.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";

const FRAME = "likeness-zip";

/**
 * Has the browser download a zip of these pictures, straight to a file. It goes through a frame nobody sees,
 * so that a refusal does not replace the page; `onRefused` gets its words.
 */
export function saveZip(
  ids: readonly string[],
  onRefused: (message: string) => void,
  size: "full" | "web" = "full",
): void {
  const known = document.querySelector<HTMLIFrameElement>(`iframe[name="${FRAME}"]`);
  const frame = known ?? document.body.appendChild(hiddenFrame());
  // a download leaves the frame as it is; only a refusal loads into it
  frame.onload = () => {
    const message = refusalIn(frame);
    if (message) onRefused(message);
  };
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/api/zips";
  form.target = FRAME;
  form.hidden = true;
  for (const [name, value] of [["size", size], ...ids.map((id) => ["ids", id])] as const) {
    const field = document.createElement("input");
    field.name = name ?? "";
    field.value = value ?? "";
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.name = FRAME;
  frame.hidden = true;
  frame.title = "Downloads";
  return frame;
}

/** Null: the frame is still empty. */
function refusalIn(frame: HTMLIFrameElement): string | null {
  try {
    const text = frame.contentDocument?.body.textContent ?? "";
    if (text === "") return null;
    return (JSON.parse(text) as HttpErrorBody).error.message;
  } catch {
    return ERRORS.INTERNAL.message;
  }
}
