import { join } from 'node:path';
import { demoPatients } from '../../demo/patients/patients.ts';
import { samples } from '../../demo/samples/index.ts';
import type { Configuration } from './configuration/configuration.ts';
import { localAddress } from './configuration/read-configuration.ts';
import { listenFault } from './configuration/start-faults.ts';
import { addDemoAccounts, demoEmails, renewDemoPassword } from './demo/demo-accounts.ts';
import { demoPassword } from './demo/demo-password.ts';
import { fillQuickly } from './demo/fill-quickly.ts';
import { serveHostPages } from './demo/host-pages.ts';
import { loadPatients } from './demo/load-patients.ts';
import { loadProposal } from './demo/load-proposal.ts';
import { loadSamples } from './demo/load-samples.ts';
import type { ServerContext } from './context/context.ts';
import { rootFolder } from './root-folder.ts';
import { runProcess } from './run-process.ts';
import { startServer, type RunningServer } from './start-server.ts';

await runProcess(async (config) => {
  const server = await startServer(config);
  const [password, clinic] = await prepare(server).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  const fresh = await addDemoAccounts(server.context, password);
  const people = fresh ? demoEmails.length : await renewDemoPassword(server.context, password);
  if (people > 0) {
    await fillQuickly(server.context.db, async () => {
      await loadSamples(server.context, samples);
      await loadPatients(server.context, demoPatients());
      await loadProposal(server.context);
    });
  }
  return {
    announcement: announcement(server.context, clinic.address, people > 0 ? password : undefined),
    stop: async () => {
      await clinic.stop();
      await server.stop();
    },
  };
});

async function prepare({ context: { config } }: RunningServer) {
  return [await demoPassword(config), await openClinic(config)] as const;
}

/** The clinic's website is served on the next port, which makes it another origin. */
async function openClinic(config: Configuration) {
  const port = config.port + 1;
  const pages = await serveHostPages({
    folder: join(rootFolder, 'demo/hosts'),
    scripts: join(rootFolder, 'dist/hosts'),
    host: config.host,
    port,
    publicUrl: config.publicUrl,
  }).catch((error: unknown) => {
    throw listenFault({ host: config.host, port }, error, 'The port of the clinic’s page, one above PORT,');
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      pages.close(() => resolve());
      pages.closeIdleConnections();
    });
  return { address: localAddress(config.host, port), stop };
}

function announcement(
  { config: { publicUrl, smtpUrl, dataFolder } }: ServerContext,
  clinic: string,
  password: string | undefined,
): string {
  const accounts =
    password === undefined
      ? [
          'The data folder already contains other accounts; sign in with one of them. For the demo accounts, set PORSA_DATA to an empty folder.',
        ]
      : [...demoEmails.map((email) => `  ${email}`), `  password: ${password}`];
  const links = [
    `  portal    ${publicUrl}/`,
    `  designer  ${publicUrl}/admin/forms/pages/scores/mood-scales/phq-9/owner/all`,
    `  a form    ${publicUrl}/f/phq-9`,
    `  help      ${publicUrl}/help/`,
    `  clinic    ${clinic}/clinic.html`,
    `  proposal  ${clinic}/proposal.html`,
    `  websites  ${clinic}/`,
    ...(smtpUrl === undefined ? [`  emails    ${join(dataFolder, 'outbox')}`] : []),
  ];
  return [`Porsa listens on ${publicUrl}`, '', ...accounts, '', ...links, '', ''].join('\n');
}
