import { expect, test } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { fromQuestionnaire } from '../../../src/interchange/fhir/import/from-questionnaire.ts';
import { handlers } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { issuesIn, openFhirServer } from '../../test/fhir.ts';
import { openHostedServer } from '../../test/hosted.ts';
import { loadRenderer } from './load-renderer.ts';

const message = 'Give a phone number or an email address.';

/** A form of another system that needs one of two answers, which none of its questions can say by itself. */
const questionnaire = {
  resourceType: 'Questionnaire',
  title: 'Contact',
  status: 'active',
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/targetConstraint',
      extension: [
        { url: 'key', valueId: 'reachable' },
        { url: 'severity', valueCode: 'error' },
        {
          url: 'expression',
          valueExpression: {
            language: 'text/fhirpath',
            expression: "item.where(linkId = 'phone' or linkId = 'mail').exists()",
          },
        },
        { url: 'human', valueString: message },
      ],
    },
  ],
  item: [
    { linkId: 'note', text: 'Note', type: 'string' },
    { linkId: 'phone', text: 'Phone', type: 'string' },
    { linkId: 'mail', text: 'Email', type: 'string' },
  ],
};
const { definition } = fromQuestionnaire(questionnaire);

/** The same, where the phone is asked only of those who say so. */
const withoutPhone: FormDefinition = {
  ...definition,
  conditions: [
    ...definition.conditions,
    { id: 'shows phone', kind: 'visibility', target: 'phone', when: 'note = "phone"' },
  ],
};

describeEachDatabase('A form of another system with a rule about the whole of it', (database) => {
  test('says on its plain page what is wrong, at the question where it can be corrected', async () => {
    const hosted = await openHostedServer(database, loadRenderer(), { definition });
    const page = await hosted.browser.open('/f/visit?language=en&plain=1');
    const wrong = await hosted.browser.send(page, { fill: { note: 'Call me' } });
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain(message);
    expect(wrong.all('a').find(({ text }) => text?.startsWith('Phone'))?.['href']).toBe('#q-phone');
    expect(wrong.all('input').find(({ id }) => id === 'q-phone')).toMatchObject({ 'aria-invalid': 'true' });
    const outcome = await hosted.browser.send(wrong, { fill: { mail: 'a@b.test' } });
    expect([outcome.status, await hosted.entries()]).toMatchObject([
      200,
      [{ answers: { note: 'Call me', mail: 'a@b.test' } }],
    ]);
    await hosted.server.close();
  });

  test('says it at another question of the rule while that one is hidden, on its plain page as in replies', async () => {
    const hosted = await openHostedServer(database, loadRenderer(), { definition: withoutPhone });
    const page = await hosted.browser.open('/f/visit?language=en&plain=1');
    const wrong = await hosted.browser.send(page, { fill: { note: 'Write to me' } });
    expect([wrong.status, wrong.text.includes(message)]).toEqual([422, true]);
    expect(wrong.all('input').find(({ id }) => id === 'q-mail')).toMatchObject({ 'aria-invalid': 'true' });
    const asked = await hosted.browser.send(wrong, { fill: { note: 'phone' } });
    const again = await hosted.browser.send(asked, {});
    expect(again.all('input').find(({ id }) => id === 'q-phone')).toMatchObject({ 'aria-invalid': 'true' });
    expect(await hosted.entries()).toEqual([]);
    await hosted.server.close();
    const fhir = await openFhirServer(database, { definition: withoutPhone });
    await expect(
      handlers['/entry/storeentry'](fhir.clinic.as('secretary'), {
        id: '01970000-0000-7000-8000-000000000002',
        category: fhir.clinic.category,
        version: 1,
        patient: { name: 'Sara Amini' },
        answers: { note: 'x' },
      }),
    ).rejects.toMatchObject({ detail: { fields: [{ path: 'answers.mail', rule: 'constraintsaid', message }] } });
    await fhir.server.close();
  });

  test('is refused by the server where it is broken, whoever sends it', async () => {
    const fhir = await openFhirServer(database, { definition });
    const key = await fhir.key(['files:read', 'files:write'], 'secretary');
    const send = (linkId: string, valueString: string) =>
      fhir.post('QuestionnaireResponse', {
        as: key,
        body: {
          resourceType: 'QuestionnaireResponse',
          questionnaire: `https://forms.test/fhir/Questionnaire/${fhir.clinic.category}|1`,
          status: 'completed',
          item: [{ linkId, answer: [{ valueString }] }],
        },
      });
    const refused = await send('note', 'Call me');
    expect(refused.status).toBe(422);
    expect(issuesIn(refused)).toMatchObject([
      { details: { text: message }, diagnostics: 'linkId phone: constraintsaid' },
    ]);
    const view = fhir.clinic.as('secretary');
    const store = (id: string, answers: Readonly<Record<string, string>>) =>
      handlers['/entry/storeentry'](view, {
        id,
        category: fhir.clinic.category,
        version: 1,
        patient: { name: 'Sara Amini' },
        answers,
      });
    await expect(store('01970000-0000-7000-8000-000000000001', { note: 'x' })).rejects.toMatchObject({
      detail: { fields: [{ path: 'answers.phone', rule: 'constraintsaid', message }] },
    });
    expect((await send('phone', '09121234567')).status).toBe(201);
    await fhir.server.close();
  });
});
