/** Has the browser save a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it up by then
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A file's name without what says its type. */
export const baseName = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, "") || "picture";
