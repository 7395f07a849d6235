import type { Environment } from '../configuration/read-configuration.ts';
import { askAddress, type AskAddress } from './ask-address.ts';
import { checkAddress } from './check-address.ts';
import { checkBackups } from './check-backups.ts';
import { askTimedatectl, checkClock, type IsSynchronised } from './check-clock.ts';
import { checkConfiguration } from './check-configuration.ts';
import { reachDatabase } from './check-database.ts';
import { checkEhrs } from './check-ehrs.ts';
import { checkFolder, roomIn, type Room } from './check-folder.ts';
import { checkKey } from './check-key.ts';
import { checkMail } from './check-mail.ts';
import { checkSeals } from './check-seals.ts';
import { checkSms } from './check-sms.ts';
import { good, type Finding } from './finding.ts';

export interface Examination {
  readonly environment: Environment;
  /** Versions of this program and of Node.js. */
  readonly versions: { readonly porsa: string; readonly node: string };
  /** A folder with backups that other programs make. */
  readonly backups?: string | undefined;
  readonly now?: () => Date;
  readonly ask?: AskAddress;
  readonly isSynchronised?: IsSynchronised;
  readonly room?: (folder: string) => Promise<Room>;
}

/** Examines an installation and changes nothing. Without a valid configuration, nothing else can be found. */
export async function examine({
  environment,
  versions,
  backups,
  now = () => new Date(),
  ask = askAddress,
  isSynchronised = askTimedatectl,
  room = roomIn,
}: Examination): Promise<readonly Finding[]> {
  const { config, findings } = checkConfiguration(environment);
  if (config === undefined) return [good('versions', versions), ...findings];
  const { db, finding } = await reachDatabase(config);
  try {
    return [
      good('versions', versions),
      ...findings,
      ...(await checkFolder(config.dataFolder, room)),
      finding,
      await checkKey(db, config),
      await checkBackups(config.dataFolder, backups, now()),
      ...(await checkSeals(db, config, now())),
      await checkClock(db, now, isSynchronised),
      ...(await checkAddress(config, now(), ask)),
      ...(await checkMail(db, config, now())),
      ...(await checkSms(config)),
      ...(await checkEhrs(db, config, now())),
    ];
  } finally {
    await db?.destroy();
  }
}
