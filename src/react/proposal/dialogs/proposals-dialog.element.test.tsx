import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { until } from '../../../../test/support/screens/wait.ts';
import { addTexts } from '../../../store/texts.ts';
import { commonTexts } from '../../kit/texts/common-texts.ts';
import { LanguageProvider } from '../../ui/language/language.tsx';
import { ProposalProvider } from '../context/proposal-context.ts';
import type { ProposalTools } from '../context/proposal-tools.ts';
import { proposalTexts } from '../texts/proposal-texts.ts';
import { ProposalsDialog } from './proposals-dialog.tsx';

addTexts('common', commonTexts);
addTexts('proposal', proposalTexts);

interface Query {
  readonly search?: string;
  readonly after?: string;
  readonly limit: number;
}

let host: HTMLElement;
let root: Root;
let asked: Query[];
let fails: boolean;

/** A server with so many proposals, of which a search finds the one of that number. */
function answer({ search, after = '0', limit }: Query, count: number): unknown {
  if (fails) return { success: false, code: 5002, message: '' };
  const all = Array.from({ length: count }, (_none, number) => ({
    id: `id-${number}`,
    title: `Proposal ${number}`,
    updatedAt: `2026-11-20T08:00:00Z`,
  })).filter(({ title }) => !search || title.endsWith(` ${search}`));
  const end = Number(after) + limit;
  const next = end < all.length ? String(end) : null;
  return { success: true, data: { items: all.slice(Number(after), end), next, total: all.length } };
}

function open(count: number): void {
  asked = [];
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  const getproposals = async (query: Query) => {
    asked.push(query);
    return answer(query, count);
  };
  const tools = {
    id: 'id-0',
    place: { server: 'https://forms.test', person: '', project: crypto.randomUUID() },
    store: { save: async () => undefined },
    client: { proposal: { getproposals } },
  } as unknown as ProposalTools;
  root.render(
    <LanguageProvider language="en">
      <ProposalProvider value={tools}>
        <ProposalsDialog onClose={() => undefined} />
      </ProposalProvider>
    </LanguageProvider>,
  );
}

const says = (text: string) => until(() => host.textContent.includes(text), `it says ${text}`);
const press = (name: string): void =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))!.click();
const lines = (): number => host.querySelectorAll('li').length;

describe('The proposals of a person', () => {
  beforeEach(() => {
    fails = false;
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  it('are listed a page at a time, with how many there are', async () => {
    open(60);
    await says('60 in total');
    expect(lines()).to.equal(25);
    press('Show more');
    await until(() => lines() === 50, 'the second page is there');
    press('Show more');
    await until(() => lines() === 60, 'the last page is there');
    expect(host.textContent).not.to.contain('Show more');
    expect(asked.map(({ after }) => after)).to.deep.equal([undefined, '25', '50']);
  });

  it('are searched on the server, past the first page', async () => {
    open(60);
    await says('60 in total');
    const input = host.querySelector('input')!;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '59');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await says('1 in total');
    expect([lines(), host.querySelector('li')?.textContent.includes('Proposal 59')]).to.deep.equal([1, true]);
    expect(asked.at(-1)).to.include({ search: '59' });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'nothing');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await says('No proposal matches.');
  });

  it('that could not be loaded are not called none', async () => {
    fails = true;
    open(3);
    await says('could not be loaded');
    expect(host.textContent).not.to.contain('There is no proposal yet');
    fails = false;
    press('Try again');
    await says('3 in total');
    expect(host.querySelector('input')).to.equal(null);
  });
});
