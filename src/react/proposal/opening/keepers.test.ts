import { expect, test } from 'vitest';
import type { Proposal } from '../../../proposal/types.ts';
import type { ProposalClient } from '../types.ts';
import { serverKeeper } from './keepers.ts';

const written = (title: string): Proposal => ({ template: 'standard', language: 'en', values: { title } });

/** A server that keeps one proposal, and whose next replies may be lost on the way. */
function openServer() {
  let kept = { rev: 0, proposal: written('') };
  let lost = 0;
  let isAway = false;
  const storeproposal = async ({ rev = 0, proposal }: { readonly rev?: number; readonly proposal: Proposal }) => {
    const isCurrent = rev === kept.rev;
    if (isCurrent && !isAway) kept = { rev: rev + 1, proposal };
    if (lost > 0 || isAway) {
      lost -= 1;
      return { success: false, code: 5002, message: 'No reply' };
    }
    return isCurrent
      ? { success: true, data: { id: 'x', rev: kept.rev, updatedAt: '' } }
      : { success: false, code: 4091, message: 'Older', data: { id: 'x', updatedAt: '', ...kept } };
  };
  return {
    client: { proposal: { storeproposal } } as unknown as ProposalClient,
    lose: (replies: number) => {
      lost = replies;
    },
    leave: (away: boolean) => {
      isAway = away;
      lost = 0;
    },
    kept: () => kept,
    change: (title: string) => {
      kept = { rev: kept.rev + 1, proposal: written(title) };
    },
  };
}

const none = () => undefined;

test('A save whose reply was lost is no conflict for the next one', async () => {
  const server = openServer();
  const keeper = serverKeeper(server.client, 'x', none);
  expect(await keeper.store(written('One'), 0)).toEqual({ kind: 'stored', rev: 1 });
  server.lose(1);
  expect(await keeper.store(written('One and'), 1)).toMatchObject({ kind: 'failed', code: 5002 });
  expect(await keeper.store(written('One and two'), 1)).toEqual({ kind: 'stored', rev: 3 });
  expect(server.kept().proposal).toEqual(written('One and two'));
});

test('Nor is it one after further saves that never arrived', async () => {
  const server = openServer();
  const keeper = serverKeeper(server.client, 'x', none);
  await keeper.store(written('One'), 0);
  server.lose(1);
  await keeper.store(written('One and'), 1);
  server.leave(true);
  expect(await keeper.store(written('One and two'), 1)).toMatchObject({ kind: 'failed' });
  server.leave(false);
  expect(await keeper.store(written('One, two, three'), 1)).toEqual({ kind: 'stored', rev: 3 });
});

test('What somebody else saved meanwhile is a conflict, whether a reply was lost or not', async () => {
  const server = openServer();
  const keeper = serverKeeper(server.client, 'x', none);
  await keeper.store(written('One'), 0);
  server.change('From the phone');
  const theirs = { kind: 'conflict', theirs: { rev: 2, proposal: written('From the phone') } };
  expect(await keeper.store(written('From the desk'), 1)).toMatchObject(theirs);
  server.lose(1);
  expect(await keeper.store(written('From the desk'), 1)).toMatchObject({ kind: 'failed' });
  expect(await keeper.store(written('From the desk, later'), 1)).toMatchObject(theirs);
});
