import { expect } from '@open-wc/testing';
import { formOf, mountFiller, question, unmountAll } from '../../../../test/support/screens/mount-filler.tsx';
import type { FillerClient, FormFillerProps } from '../types.ts';

const client = {
  category: {
    getform: async () => ({
      success: true,
      data: {
        id: 'c',
        slug: 'visit',
        version: 1,
        definition: formOf([question('name', 'text')]),
        role: 'newuser',
        settings: { brandColor: '#1a5fb4' },
        branding: { title: 'Visit', clinic: 'Clinic' },
      },
    }),
  },
} as unknown as FillerClient;

const open = (props: FormFillerProps) =>
  mountFiller({ category: 'visit', language: 'en', client, storage: 'memory', ...props });
const primary = (root: HTMLElement) => getComputedStyle(root).getPropertyValue('--_primary');

describe('a form with a colour of its own', () => {
  afterEach(unmountAll);

  it('has it on its buttons in the light theme', async () => {
    expect(primary((await open({ theme: 'light' })).root)).to.equal('#1a5fb4');
  });

  it('has a lighter tone of it in the dark theme', async () => {
    expect(primary((await open({ theme: 'dark' })).root)).to.match(/^#[7-9a-f].[9a-f].[c-f].$/);
  });

  it('leaves the word to the page around', async () => {
    const filler = await open({ theme: 'light' });
    filler.host.style.setProperty('--porsa-color-primary', '#006400');
    expect(primary(filler.root)).to.equal('#006400');
  });

  it('leaves other forms their colour', async () => {
    expect(
      primary(
        (await mountFiller({ definition: formOf([question('name', 'text')]), language: 'en', theme: 'light' })).root,
      ),
    ).to.equal('#bd4941');
  });
});
