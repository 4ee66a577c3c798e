/** Files one drop may bring; a whole disk dropped by mistake stops here. */
const MAX_FILES = 300;

/** Every file in what was dropped, folders opened to any depth. Must be called while the drop is handled. */
export async function readDropped(data: DataTransfer): Promise<File[]> {
  const entries = Array.from(data.items, (item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => !entry?.isDirectory)) return [...data.files];
  const files: File[] = [];
  for (const entry of entries) if (entry) await collect(entry, files);
  return files;
}

async function collect(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (into.length >= MAX_FILES) return;
  if (isFile(entry)) {
    const file = await new Promise<File | null>((done) => entry.file(done, () => done(null)));
    if (file) into.push(file);
  } else if (isFolder(entry)) {
    const reader = entry.createReader();
    for (;;) {
      // a reader hands out a part at a time, and nothing when it is done
      const part = await new Promise<FileSystemEntry[]>((done) => reader.readEntries(done, () => done([])));
      if (part.length === 0) return;
      for (const one of part) await collect(one, into);
    }
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
