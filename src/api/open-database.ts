/** What the device keeps: a key, and what is sealed with it. */
export type StoreName = 'keys' | 'sealed';

/** Opens the database of the page's origin; `onClosed` when the browser, or another version of the page, closed it. */
export async function openDatabase(onClosed: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open('porsa', 1);
  request.onupgradeneeded = () => {
    for (const name of ['keys', 'sealed'] satisfies StoreName[]) request.result.createObjectStore(name);
  };
  const database = await settled(request);
  database.onclose = onClosed;
  database.onversionchange = () => {
    database.close();
    onClosed();
  };
  return database;
}

/** One transaction over one store; resolves once it is complete, so that what was written will be there. */
export async function inTransaction<T>(database: IDBDatabase, name: StoreName, mode: IDBTransactionMode, work: (store: IDBObjectStore) => T | Promise<T>): Promise<T> {
  const transaction = database.transaction(name, mode);
  const complete = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [result] = await Promise.all([work(transaction.objectStore(name)), complete]);
  return result;
}

/** A request as a promise. */
export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
