import { newId } from '../../src/db/uuid.ts';
import { photograph } from '../../test/files.ts';
import { visitForm } from '../../test/visit-form.ts';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { newSending, sentIn, type Sending } from './fillers.ts';
import { staffOf, type Workplace } from './staff.ts';

const [first, ...others] = visitForm.pages;

/** The visit form, which asks for a picture too. */
export const visitWithPicture: FormDefinition = {
  ...visitForm,
  pages: [
    { ...first!, questions: [...first!.questions, { id: 'q-photo', name: 'photo', type: 'file', title: 'Photo' }] },
    ...others,
  ],
};

/** So few that several people at once speak of one. */
const [files, patients] = [12, 20];

/**
 * What goes on in a clinic, in turn: the public fills a new file, somebody brings a patient whom another file may know,
 * staff add to a file that is there, and say who it is about, and the public sends a picture.
 */
export async function mixedWork(scene: Workplace): Promise<() => Sending> {
  const { headers, files: ids } = await staffOf(scene, newSending(scene.category).answers, files);
  const bytes = await photograph();
  let turn = 0;
  const patient = () => ({ name: `Sara Karimi ${turn % patients}`, code: String(10 ** 9 + (turn % patients)) });
  return () => {
    turn += 1;
    const sending = newSending(scene.category);
    const file = ids[turn % files] ?? '';
    switch (turn % 5) {
      case 0:
        return sending;
      case 1:
        return sentIn(turn % 2 === 0 ? { headers } : {}, { ...sending, patient: patient() });
      case 2:
        return sentIn({ headers }, { ...sending, file });
      case 3:
        return sentIn({ headers }, { ...sending, file, patient: patient() });
      default: {
        const picture = { id: newId(), bytes };
        const photo = { id: picture.id, name: 'wound.jpg', type: 'image/jpeg', size: 1 };
        return sentIn({ picture }, { ...sending, answers: { ...sending.answers, photo } });
      }
    }
  };
}
