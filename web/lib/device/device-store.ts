/** Things this browser keeps on its device, in a database of their own (IndexedDB). All reject where it refuses. */
export interface DeviceStore<Item> {
  get(key: string): Promise<Item | undefined>;
  list(): Promise<Item[]>;
  put(key: string, item: Item): Promise<void>;
  delete(key: string): Promise<void>;
  clear(): Promise<void>;
}

const STORE = "items";

/** Opens nothing before it is used, and leaves nothing open: another version of the page may want it. */
export function deviceStore<Item>(database: string): DeviceStore<Item> {
  async function act<Result>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const opened = await openDatabase(database);
    try {
      return await new Promise<Result>((resolve, reject) => {
        const transaction = opened.transaction(STORE, mode);
        const asked = request(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(asked.result);
        transaction.onabort = () => reject(transaction.error);
        transaction.onerror = () => reject(transaction.error);
      });
    } finally {
      opened.close();
    }
  }

  return {
    get: (key) => act<Item | undefined>("readonly", (store) => store.get(key)),
    list: () => act<Item[]>("readonly", (store) => store.getAll()),
    put: async (key, item) => void (await act("readwrite", (store) => store.put(item, key))),
    delete: (key) => act("readwrite", (store) => store.delete(key)),
    clear: () => act("readwrite", (store) => store.clear()),
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("Another version of this page holds what is kept"));
  });
}
