import { changeCounts } from '../counts/change-counts.ts';
import { checkCounts, correctionsOf, type CountFault } from '../counts/check-counts.ts';
import { settleCounts } from '../counts/settle-counts.ts';
import type { Database } from '../db/database.ts';
import { isPostgres } from '../db/dialect.ts';
import { OperationError } from './operation-error.ts';
import { atOneMoment } from './snapshot.ts';

type Print = (line: string) => void;

interface Form {
  readonly clinic: string;
  readonly id: string;
  readonly slug: string;
}

/** Counts every form's files and responses anew, and prints each day on which the kept counts differ. Throws where any do. */
export async function verifyCounts(db: Database, print: Print): Promise<void> {
  const differing = await atOneMoment(db, async (snapshot) => {
    let found = 0;
    for (const form of await formsOf(snapshot)) found += report(form, await checkOf(snapshot, form), print);
    return found;
  });
  if (differing > 0)
    throw new OperationError('The counts differ from what is stored. Correct them with: npm run verify -- --repair');
  print('The counts of all forms match what is stored.');
}

/** Prints the same, and corrects the counts, while others go on storing. */
export async function repairCounts(db: Database, print: Print): Promise<void> {
  let differing = 0;
  for (const form of await formsOf(db)) {
    const repair = async (transaction: Parameters<typeof changeCounts>[0]): Promise<void> => {
      const faults = await checkOf(transaction, form);
      differing += report(form, faults, print);
      await changeCounts(transaction, correctionsOf(form.clinic, form.id, faults));
    };
    // What others store meanwhile is neither in the count nor in what it is compared with, and is added to both.
    const transaction = db.transaction();
    await (isPostgres(db) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(repair);
  }
  await settleCounts(db);
  await db.deleteFrom('form_figures').execute();
  print(differing > 0 ? 'The counts were corrected.' : 'The counts of all forms match what is stored.');
}

function formsOf(db: Database): Promise<readonly Form[]> {
  return db.selectFrom('categories').select(['clinic', 'id', 'slug']).orderBy('clinic').orderBy('slug').execute();
}

const checkOf = (db: Database, { clinic, id }: Form): Promise<readonly CountFault[]> => checkCounts(db, clinic, id);

/** One line for each day, in UTC; gives how many. */
function report({ slug, clinic }: Form, faults: readonly CountFault[], print: Print): number {
  const days = new Map<string, CountFault>();
  for (const { span, counted, stored } of faults) {
    const day = span.slice(0, 10);
    const sum = days.get(day);
    days.set(day, {
      span: day,
      counted: {
        files: (sum?.counted.files ?? 0) + counted.files,
        entries: (sum?.counted.entries ?? 0) + counted.entries,
      },
      stored: { files: (sum?.stored.files ?? 0) + stored.files, entries: (sum?.stored.entries ?? 0) + stored.entries },
    });
  }
  for (const { span, counted, stored } of days.values()) {
    const when = span === '' ? 'in total' : `on ${span}`;
    print(
      `form ${slug} of clinic ${clinic} ${when}: ${counted.files} files and ${counted.entries} responses counted, ${stored.files} and ${stored.entries} stored`,
    );
  }
  return days.size;
}
