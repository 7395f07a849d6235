import type { CallData } from '../../src/api/contract/contract.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import type { CategorySettings } from '../../src/api/contract/shapes.ts';
import { loadRenderer } from '../src/hosted/load-renderer.ts';
import { newId } from '../src/db/uuid.ts';
import { handlers } from './clinic.ts';
import { testConfiguration, type TestClock } from './context.ts';
import type { TestDatabase } from './databases.ts';
import { codeSystem, openEhr, type TestEhr } from './ehr.ts';
import { formOf, openHostedServer, type HostedServer } from './hosted.ts';
import { call } from './server.ts';

/** A server whose clinic has registered an EHR that runs on this machine, and whose form is open to its members alone. */
export interface LaunchServer extends HostedServer {
  readonly ehr: TestEhr;
  readonly ehrId: string;
  register(more?: object): Promise<CallData<'/admin/storeehr'>>;
  start(body?: object): ReturnType<typeof call<'/smart/startlaunch'>>;
  finish(flow: string, returned: URL): ReturnType<typeof call<'/smart/finishlaunch'>>;
  /** A whole launch, as far as the patient. */
  launch(): Promise<CallData<'/smart/finishlaunch'>>;
  /** The path of the form's page. */
  open(right: string): Promise<string>;
  /** Fills the form at a path, and sends it. */
  fill(path: string, weight: string): ReturnType<HostedServer['browser']['send']>;
}

const weightForm = formOf([[{ name: 'weight', type: 'number', title: 'Weight', mandatory: true }]]);

/** Time as it is, and as far beyond as a test moves it: an EHR's tokens are of now. */
function movedClock(): TestClock {
  let beyond = 0;
  return Object.assign(() => new Date(Date.now() + beyond), {
    advance: (by: number) => {
      beyond += by;
    },
  });
}

export async function openLaunchServer(
  database: TestDatabase,
  settings: CategorySettings = {},
  definition: FormDefinition = weightForm,
): Promise<LaunchServer> {
  const ehr = await openEhr();
  const config = { ...testConfiguration, webhookHosts: ['127.0.0.1'] };
  const hosted = await openHostedServer(database, loadRenderer(), {
    definition,
    settings: { allowPublicScores: false, requireNameForSave: true, ...settings },
    context: { config, clock: movedClock() },
  });
  const { server, clinic, context } = hosted;
  const ehrId = newId();
  const asAdmin = () => ({ ...context, caller: clinic.as('admin').caller });
  const register = (more: object = {}) =>
    handlers['/admin/storeehr'](asAdmin(), {
      id: ehrId,
      title: 'City Hospital',
      issuer: ehr.issuer,
      clientId: ehr.clientId,
      codeSystem,
      forms: [clinic.category],
      ...more,
    });
  await register();
  const start = (body: object = {}) =>
    call(server, '/smart/startlaunch', { iss: ehr.issuer, launch: ehr.launch, ...body });
  const finish = (flow: string, returned: URL) =>
    call(server, '/smart/finishlaunch', { flow, query: returned.searchParams.toString() });
  const dataOf = <D>({ reply }: { readonly reply: { readonly success: boolean } }): D => {
    if (!reply.success) throw new Error(JSON.stringify(reply));
    return (reply as unknown as { readonly data: D }).data;
  };
  const open = async (right: string) =>
    new URL(
      dataOf<{ readonly link: string }>(await call(server, '/smart/openform', { right, category: clinic.category }))
        .link,
    ).pathname;
  return {
    ...hosted,
    ehr,
    ehrId,
    register,
    start,
    finish,
    launch: async () => {
      const { url, flow } = dataOf<CallData<'/smart/startlaunch'>>(await start());
      return dataOf(await finish(flow, await ehr.authorize(url)));
    },
    open,
    fill: async (path, weight) => {
      const sent = await hosted.browser.send(await hosted.browser.open(`${path}?language=en`), { fill: { weight } });
      return sent.action === '' ? sent : hosted.browser.send(sent);
    },
  };
}
