import { expect } from '@open-wc/testing';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import {
  button,
  cleanUp,
  click,
  form,
  latest,
  one,
  open,
  shadow,
  text,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import { allQuestions } from '../definition/tree.ts';

type Body = Readonly<Record<string, unknown>>;
const good = (data: unknown) => ({ success: true, data });

const read: FormDefinition = {
  ...form,
  title: { en: 'Cough', fa: 'سرفه' },
  conditions: [],
  pages: [{ id: 'one', text: 'Cough', pageType: 'form', questions: [text('first'), text('cough')] }],
};

/** Opens the import dialog of a form that the server has. */
async function importing(reply: (body: Body) => unknown, draft = form): Promise<readonly Body[]> {
  const asked: Body[] = [];
  const client = {
    category: {
      getdraft: () =>
        Promise.resolve(good({ id: 'x', slug: 'visit', title: 'Visit', rev: 1, definition: draft, version: 1 })),
      storedraft: () => Promise.resolve(good({ rev: 2, problems: [] })),
      publish: () => Promise.resolve(good({ version: 1, problems: [] })),
      import: (body: Body) => {
        asked.push(body);
        return Promise.resolve(reply(body));
      },
    },
  };
  await open({ client: client as never, category: 'visit' });
  await click(button('More actions'));
  await click(findItem('Import a form…'));
  await until(() => shadow.querySelector('dialog') !== null);
  return asked;
}

const findItem = (words: string): HTMLElement =>
  [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent.includes(words))!;
const choice = (words: string): HTMLElement | undefined =>
  [...shadow.querySelectorAll<HTMLElement>('.porsa-kit-choices button')].find(({ textContent }) =>
    textContent.startsWith(words),
  );
const names = (definition: FormDefinition): readonly string[] => allQuestions(definition).map(({ name }) => name);
const paste = async (content: string): Promise<void> => {
  await write(one('dialog textarea'), content);
  await click(button('Continue'));
};
const alert = (): string => shadow.querySelector('dialog [role=alert]')?.textContent ?? '';
const survey = '{ "elements": [{ "type": "text", "name": "cough" }] }';

describe('Importing a form', () => {
  afterEach(cleanUp);

  it('adds its pages after the others, and shows beforehand what has no counterpart', async () => {
    const asked = await importing(() =>
      good({ definition: read, left: [{ path: 'elements[0].clearIfInvisible', what: 'a setting' }] }),
    );
    await paste(survey);
    await until(() => shadow.querySelector('.porsa-d-import-left') !== null);
    expect(asked).to.deep.equal([{ category: 'visit', format: 'surveyjs', content: survey }]);
    expect(one('.porsa-d-import-left').textContent).to.include('elements[0].clearIfInvisible');
    await click(choice('Add its pages after the last page')!);
    await until(() => latest?.pages.length === 3);
    expect(names(latest)).to.deep.equal([...names(form), 'first_2', 'cough']);
    await click(button('Undo'));
    await until(() => latest.pages.length === 2);
    expect(names(latest)).to.deep.equal(names(form));
  });

  it('puts it in the place of the form', async () => {
    await importing(() => good({ definition: read, left: [] }));
    await paste(survey);
    await until(() => choice('Replace this form') !== undefined);
    await click(choice('Replace this form')!);
    await until(() => latest?.pages.length === 1);
    expect(latest).to.deep.equal(read);
  });

  it('takes rows of a spreadsheet, data dictionaries, forms of FHIR and our own for what they are', async () => {
    const asked = await importing(() => ({ success: false, code: 4226, message: 'No form.' }));
    for (const content of [
      'type\tname\tlabel\ntext\tq\tQ',
      '"Variable / Field Name","Form Name","Field Type","Field Label"\na,visit,text,A',
      'field_name\tform_name\tfield_type\tfield_label\na\tvisit\ttext\tA',
      '{ "resourceType": "Questionnaire" }',
      '{ "schema": 1 }',
    ]) {
      const before = asked.length;
      await paste(content);
      await until(() => asked.length > before);
    }
    expect(asked.map(({ format }) => format)).to.deep.equal(['xlsformrows', 'redcap', 'redcap', 'fhir', 'porsa']);
  });

  it('keeps what was pasted where it is refused, and says where it is wrong', async () => {
    await importing(() => ({
      success: false,
      code: 4226,
      message: 'No form could be read.',
      fields: [{ path: 'survey:3', rule: 'xlsform', message: 'Sheet survey, row 3: no name.' }],
    }));
    await paste('type\tname\ntext\t');
    await until(() => alert().includes('row 3'));
    expect(one<HTMLTextAreaElement>('dialog textarea').value).to.equal('type\tname\ntext\t');
  });

  it('asks nobody about a text that is no form', async () => {
    const asked = await importing(() => good({}));
    await paste('Dear colleague');
    await until(() => alert().includes('isn’t recognized'));
    expect(asked).to.deep.equal([]);
  });

  it('says so where there is no connection', async () => {
    await importing(() => ({ success: false, code: 5002, message: 'No reply' }));
    await paste(survey);
    await until(() => alert().includes('Can’t reach the server'));
  });
});
