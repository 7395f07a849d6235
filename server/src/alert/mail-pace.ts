import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { lowestId } from '../db/uuid.ts';
import type { Receiver } from '../live/publish-event.ts';

/** So many responses of an hour a person is emailed about. What comes beyond, as when a public form is flooded, waits in the list that each of those emails leads to. */
export const mailedAnHour = 20;

const hour = 3_600_000;

/** Of these people of a clinic, those who were notified of few enough responses lately to be emailed about one more; the one at hand counts. */
export async function withinPace(
  transaction: Transaction<Schema>,
  clinic: string,
  people: readonly Receiver[],
  now: Date,
): Promise<readonly Receiver[]> {
  if (people.length === 0) return people;
  const flooded = await transaction
    .selectFrom('alert_people')
    .innerJoin('alerts', (join) =>
      join.onRef('alerts.clinic', '=', 'alert_people.clinic').onRef('alerts.id', '=', 'alert_people.alert'),
    )
    .select('alert_people.user_id')
    .where('alert_people.clinic', '=', clinic)
    .where(
      'alert_people.user_id',
      'in',
      people.map(({ user }) => user),
    )
    .where('alert_people.alert', '>=', lowestId(now.getTime() - hour))
    .groupBy('alert_people.user_id')
    .having(({ fn }) => fn.count('alerts.entry').distinct(), '>', mailedAnHour)
    .execute();
  return people.filter(({ user }) => !flooded.some((row) => row.user_id === user));
}
