import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { createDeviceStore } from '../../src/api/device/device-store.ts';

const inDatabase = async (key: string): Promise<unknown> => (await openDB('porsa')).get('sealed', key);

describe('what is kept on the device', () => {
  it('is there for the next visit, and sealed', async () => {
    await createDeviceStore().put('draft|a', { mood: 'low' });
    expect(await createDeviceStore().get('draft|a')).to.deep.equal({ mood: 'low' });
    const sealed = (await inDatabase('draft|a')) as { readonly data: ArrayBuffer };
    expect(new TextDecoder().decode(sealed.data)).not.to.contain('mood');
  });

  it('is sealed with a key that no script can read out', async () => {
    await createDeviceStore().put('draft|a', 1);
    const key = (await (await openDB('porsa')).get('keys', 'device')) as CryptoKey;
    expect(key.extractable).to.equal(false);
  });

  it('is sealed with one key, however many begin to keep something at the same moment', async () => {
    await (await openDB('porsa')).clear('keys');
    const names = ['draft|1', 'draft|2', 'draft|3'];
    await Promise.all(names.map((name) => createDeviceStore().put(name, name)));
    expect(await Promise.all(names.map((name) => createDeviceStore().get(name)))).to.deep.equal(names);
  });

  it('goes away for good', async () => {
    const store = createDeviceStore();
    await store.put('draft|b', 1);
    await store.delete('draft|b');
    expect(await store.get('draft|b')).to.equal(undefined);
    expect(await inDatabase('draft|b')).to.equal(undefined);
  });

  it('is listed by its beginning', async () => {
    const store = createDeviceStore();
    for (const key of ['list|1', 'list|2', 'other|3']) await store.put(key, key);
    expect(await store.keys('list|')).to.deep.equal(['list|1', 'list|2']);
  });

  it('never reaches the device where memory was asked for', async () => {
    const store = createDeviceStore('memory');
    await store.put('draft|c', 1);
    expect([await store.get('draft|c'), await inDatabase('draft|c'), store.notSavedHere()]).to.deep.equal([
      1,
      undefined,
      false,
    ]);
  });

  it('stays in memory, and says so, when the device refuses; the next saving reaches it again', async () => {
    const { put } = IDBObjectStore.prototype;
    const store = createDeviceStore();
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await store.put('draft|d', 'first');
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect([await store.get('draft|d'), store.notSavedHere()]).to.deep.equal(['first', true]);
    await store.put('draft|d', 'second');
    expect([await createDeviceStore().get('draft|d'), store.notSavedHere()]).to.deep.equal(['second', false]);
  });
});
