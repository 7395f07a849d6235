import { expect } from '@open-wc/testing';
import { openDB } from 'idb';
import { createKeptReplies } from '../../src/api/kept/kept-replies.ts';
import { createKeptStore } from '../../src/api/kept/kept-store.ts';
import { createDeviceStore } from '../../src/api/device/device-store.ts';
import { markSharedDevice } from '../../src/api/device/mark-shared-device.ts';

const server = 'https://forms.test';
const open = () => createKeptReplies(server, createKeptStore(server));
const body = { id: '0190a000-0000-7000-8000-000000000001' };
const data = { file: { patient: { name: 'Mina Karimi' } } };

const database = () => openDB('porsa');
const keysOf = async (store: string) => (await (await database()).getAllKeys(store)).map(String);

describe('a reply that is kept in a browser', () => {
  afterEach(async () => {
    markSharedDevice(false);
    await open().forgetAllBut('');
  });

  it('is there for the next visit, sealed with a key of its person that no script can read out', async () => {
    await open().keep('owner', '/file/getfile', body, data);
    expect((await open().find('owner', '/file/getfile', body))?.data).to.deep.equal(data);
    const [name] = (await keysOf('sealed')).filter((key) => key.startsWith('kept|'));
    const sealed = (await (await database()).get('sealed', name!)) as { readonly data: ArrayBuffer };
    expect(new TextDecoder().decode(sealed.data)).not.to.contain('Mina');
    const key = (await (await database()).get('keys', `kept|${server}|owner`)) as CryptoKey;
    expect(key.extractable).to.equal(false);
  });

  it('cannot be read any more once the key is destroyed, even where a copy of it is left', async () => {
    await open().keep('owner', '/file/getfile', body, data);
    const name = (await keysOf('sealed')).find((key) => key.startsWith('kept|'))!;
    const copy: unknown = await (await database()).get('sealed', name);
    await open().forgetAllBut('');
    expect((await keysOf('keys')).filter((key) => key.startsWith('kept|'))).to.deep.equal([]);
    expect((await keysOf('sealed')).filter((key) => key.startsWith('kept|'))).to.deep.equal([]);
    await (await database()).put('sealed', copy, name);
    await open().keep('owner', '/app/getmenu', {}, []);
    expect(await open().find('owner', '/file/getfile', body)).to.equal(undefined);
  });

  it('leaves drafts alone when it goes', async () => {
    await createDeviceStore().put('draft|x', { mood: 'low' });
    await open().forgetAllBut('');
    expect(await createDeviceStore().get('draft|x')).to.deep.equal({ mood: 'low' });
  });
});

describe('a device that is marked as shared', () => {
  beforeEach(() => markSharedDevice(true));
  afterEach(() => markSharedDevice(false));

  it('keeps no reply', async () => {
    await open().keep('owner', '/file/getfile', body, data);
    expect((await keysOf('sealed')).filter((key) => key.startsWith('kept|'))).to.deep.equal([]);
  });

  it('keeps drafts and queued responses in the page alone, which says so', async () => {
    const store = createDeviceStore();
    await store.put('draft|shared', { mood: 'low' });
    expect(await store.get('draft|shared')).to.deep.equal({ mood: 'low' });
    expect([store.notSavedHere(), await createDeviceStore().get('draft|shared')]).to.deep.equal([true, undefined]);
  });
});
