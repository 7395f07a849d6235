import { join } from 'node:path';
import { firstAdminLink } from './auth/first-admin-link.ts';
import { runProcess } from './run-process.ts';
import { startServer } from './start-server.ts';

await runProcess(async (config) => {
  const server = await startServer(config);
  const link = await firstAdminLink(server.context);
  process.stdout.write(`Porsa listens on ${server.context.config.publicUrl}\n`);
  if (server.context.config.smtpUrl === undefined)
    process.stdout.write(
      `No mail server is named (SMTP_URL): letters are written into ${join(server.context.config.dataFolder, 'outbox')} as .eml files.\n`,
    );
  if (link) process.stdout.write(`Nobody has an account yet. This link makes the first admin, once:\n${link}\n`);
  return server;
});
