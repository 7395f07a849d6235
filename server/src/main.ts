import { join } from 'node:path';
import { firstAdminLink } from './auth/first-admin-link.ts';
import type { Configuration } from './configuration/configuration.ts';
import { runProcess } from './run-process.ts';
import { startServer } from './start-server.ts';

await runProcess(async (config) => {
  const server = await startServer(config);
  const link = await firstAdminLink(server.context);
  return { announcement: announcement(server.context.config, link), stop: server.stop };
});

function announcement({ publicUrl, smtpUrl, dataFolder }: Configuration, link: string | undefined): string {
  return [
    `Porsa listens on ${publicUrl}\n`,
    ...(smtpUrl === undefined
      ? [
          `No mail server is configured (SMTP_URL). Emails are written to ${join(dataFolder, 'outbox')} as .eml files.\n`,
        ]
      : []),
    ...(link ? [`There are no accounts yet. Use this one-time link to create the first admin:\n${link}\n`] : []),
  ].join('');
}
