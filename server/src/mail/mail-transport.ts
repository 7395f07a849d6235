import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Configuration } from '../configuration/configuration.ts';
import type { MailMessage, SmsMessage } from '../context/mail-queue.ts';
import { sendSms, SmsRefused } from './sms-gateway.ts';

/** Hands one email or text message over; resolves when the other side has taken it. */
export interface MailTransport {
  send(id: string, message: MailMessage | SmsMessage): Promise<void>;
  close(): void;
}

/** Hands over emails alone. */
interface EmailTransport {
  send(id: string, message: MailMessage): Promise<void>;
  close(): void;
}

/** The mail server of the configuration, or files in the outbox folder where none is named; and its gateway for text messages. */
export function createMailTransport(
  config: Pick<Configuration, 'smtpUrl' | 'mailFrom' | 'dataFolder' | 'sms'>,
): MailTransport {
  const email = config.smtpUrl === undefined ? outbox(config) : mailServer(config.smtpUrl, config.mailFrom);
  return {
    send: async (id, message) => {
      if (!('phone' in message)) return email.send(id, message);
      if (config.sms === undefined) throw new SmsRefused('NOGATEWAY');
      return sendSms(config.sms, message);
    },
    close: () => email.close(),
  };
}

function mailServer(url: string, from: string): EmailTransport {
  const transporter = createTransport(url, { from });
  transporter.on('error', () => undefined);
  return {
    send: async (id, message) => {
      await transporter.sendMail({ ...message, messageId: messageId(id, from) });
    },
    close: () => transporter.close(),
  };
}

function outbox({ dataFolder, mailFrom }: Pick<Configuration, 'mailFrom' | 'dataFolder'>): EmailTransport {
  const folder = join(dataFolder, 'outbox');
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from: mailFrom });
  // Whoever opens the file reads its text, and copies a link that no line break cuts.
  transporter.use('stream', ({ message }, done) => {
    for (const part of message.childNodes.length > 0 ? message.childNodes : [message])
      part.getTransferEncoding = () => '8bit';
    done();
  });
  return {
    send: async (id, message) => {
      const { message: bytes } = await transporter.sendMail({ ...message, messageId: messageId(id, mailFrom) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${id}.eml`), bytes as Buffer, { mode: 0o600 });
    },
    close: () => transporter.close(),
  };
}

/** The same email sent twice carries the same name, by which mail servers drop the second. */
function messageId(id: string, from: string): string {
  return `<${id}@${/@([A-Za-z0-9.-]+)/.exec(from)?.[1] ?? 'porsa'}>`;
}
