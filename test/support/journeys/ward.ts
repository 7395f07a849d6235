import type { CallBody } from '../../../src/api/contract/contract.ts';
import { ask, type Product } from './product.ts';

/** A form that is closed to the public, with one patient in it. */
export interface Ward {
  readonly token: string;
  readonly category: string;
  readonly project: string;
  readonly file: string;
}

/** The patient of every ward. */
export const wardPatient = 'لیلا فرهمند';

/** Opens a ward with the questions of PHQ-9 as an admin does, and gives people a role in it. */
export async function openWard(
  { portal }: Pick<Product, 'portal'>,
  token: string,
  slug: string,
  members?: CallBody<'/category/storecategory'>['members'],
): Promise<Ward> {
  const { definition } = await ask(portal, '/category/getform', { category: 'phq-9' });
  const service = await ask(portal, '/service/storeservice', { title: 'Ward' }, token);
  const { id: project } = await ask(
    portal,
    '/project/storeproject',
    { service: service.id, headline: 'complaints', title: 'Ward' },
    token,
  );
  const { id: category } = await ask(
    portal,
    '/category/storecategory',
    { project, slug, title: 'Ward', members },
    token,
  );
  await ask(portal, '/category/storedraft', { category, rev: 0, definition: definition as never }, token);
  await ask(portal, '/category/publish', { category, rev: 1 }, token);
  const file = crypto.randomUUID();
  await ask(portal, '/file/storefile', { id: file, category, patient: { name: wardPatient } }, token);
  return { token, category, project, file };
}

/** The id of one of the demo's people, as an admin finds it. */
export async function idOf({ portal }: Pick<Product, 'portal'>, admin: string, email: string): Promise<string> {
  return (await ask(portal, '/user/getusers', { search: email }, admin)).items[0]?.id ?? '';
}
