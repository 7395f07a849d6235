import type { Logger } from '../http/handler.ts';
import { describeFailure } from '../log/describe-failure.ts';
import type { MailQueue } from './mail-queue.ts';

const everyMs = 5000;

/** Delivers what is due, again and again, until the function it gives is called; that waits for the letter under way. */
export function deliverRegularly(mail: MailQueue, logger: Logger): () => Promise<void> {
  let underWay: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    underWay = deliver(mail, logger).finally(() => {
      busy = false;
    });
  }, everyMs);
  return () => {
    clearInterval(timer);
    return underWay;
  };
}

async function deliver(mail: MailQueue, logger: Logger): Promise<void> {
  try {
    await mail.deliver();
  } catch (error) {
    logger.warn({ failure: describeFailure(error) }, 'mail queue cannot be read');
  }
}
