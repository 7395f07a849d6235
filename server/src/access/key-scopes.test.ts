import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type Path } from '../../../src/api/contract/contract.ts';
import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';
import { openClinic, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { authorizeCall } from '../guard/authorize-call.ts';
import { adminScopes, keyScopes, scopesOf } from './key-scopes.ts';

const paths = Object.keys(contract) as Path[];
const scopes = Object.keys(keyScopes) as KeyScope[];

describe('the scopes of API keys', () => {
  it('open nothing that gives rights, keys or sessions, and one of them alone what changes a form', () => {
    const open = paths.filter((path) => scopesOf(path).some((scope) => scope !== 'forms:write'));
    const forbidden =
      /^\/(?:auth|autologin|library|proposal|live|app|verifyEmailAddress|sendemail)|key|role|invite|draft|publish|store(?:account|category|webhook|logo)|remove/i;
    expect(open.filter((path) => forbidden.test(path))).toEqual([]);
    expect(keyScopes['forms:write'].filter((path) => forbidden.test(path))).toEqual([
      '/category/getdraft',
      '/category/storedraft',
      '/category/publish',
    ]);
  });
});

describeEachDatabase('every call, with a key of each scope', (database) => {
  let clinic: TestClinic;
  beforeAll(async () => {
    await database.clear();
    clinic = await openClinic(database.db);
  });
  const denials = async () =>
    Number(
      (
        await database.db
          .selectFrom('audit')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('action', '=', 'clinic.apikeyuse')
          .where('result', '=', 'denied')
          .executeTakeFirstOrThrow()
      ).count,
    );
  /** Whether an admin’s key of a scope is stopped at a call for want of it; nothing is named, so nothing else stops it but the call’s own need. */
  const isStopped = async (scope: KeyScope, path: Path): Promise<boolean> => {
    const context = clinic.as('admin');
    const user = { ...context.caller.user!, scopes: [scope] };
    const before = await denials();
    const outcome = await authorizeCall({ ...context, caller: { ...context.caller, user } }, path, {}).then(
      () => 'passed',
      (error: unknown) => (error as { code: string }).code,
    );
    const isDenied = (await denials()) > before;
    expect([path, outcome]).toEqual([path, isDenied ? 'forbidden' : 'passed']);
    return isDenied;
  };

  it.each(scopes)('%s: passes its own, and is stopped and recorded at all others', async (scope) => {
    const passed: Path[] = [];
    for (const path of paths) if (!(await isStopped(scope, path))) passed.push(path);
    expect(passed.sort()).toEqual([...keyScopes[scope]].sort());
  });

  it('are for the clinic as a whole, or for forms and files', () => {
    expect(adminScopes).toEqual(['accounts', 'audit:read']);
  });
});
