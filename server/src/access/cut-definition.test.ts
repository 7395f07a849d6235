import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import { createForm } from '../../../src/fields/form/create-form.ts';
import { visitForm } from '../../test/visit-form.ts';
import { cutAnswers } from './cut-answers.ts';
import { cutDefinition } from './cut-definition.ts';

const titles = (definition: FormDefinition) => walkQuestions(definition).map((placed) => placed.question.title);

describe('a form cut for a role', () => {
  it('keeps the bare name of what any rule of a question asks for', () => {
    const hidden = (name: string) => ({ id: name, name, type: 'number' as const, title: 'Secret', showforuser: false });
    const definition: FormDefinition = {
      schema: 1,
      title: 'Rules',
      language: 'en',
      conditions: [],
      pages: [
        {
          id: 'p',
          text: 'p',
          pageType: 'form',
          questions: [
            ...['a', 'b', 'c', 'd', 'e', 'f'].map(hidden),
            {
              id: 'x',
              name: 'x',
              type: 'number',
              title: 'X',
              min: 'a + 1',
              constraint: { when: 'x > b' },
              requiredWhen: 'c > 1',
              initialformula: 'd',
            },
            {
              id: 'y',
              name: 'y',
              type: 'select',
              title: 'Y',
              options: [
                { value: '1', text: 'One', visibleWhen: 'e > 1' },
                { value: '2', text: 'Two' },
              ],
            },
          ],
        },
      ],
    };
    const cut = cutDefinition(definition, 'public');
    expect(walkQuestions(cut).map(({ question }) => question.name)).toEqual(['a', 'b', 'c', 'd', 'e', 'x', 'y']);
    expect(createForm(cut, { role: 'public' }).state('y').asked?.options).toHaveLength(1);
  });

  it('is whole for owners and experts', () => {
    expect(cutDefinition(visitForm, 'owner')).toBe(visitForm);
    expect(cutDefinition(visitForm, 'expert')).toBe(visitForm);
  });

  it('loses pages and questions that are not for the role', () => {
    const forPublic = cutDefinition(visitForm, 'public');
    expect(titles(forPublic)).not.toEqual(expect.arrayContaining(['Alert']));
    expect(titles(forPublic).filter((title) => title === 'Risk' || title === 'Batch' || title === 'Note')).toEqual([]);
    expect(forPublic.pages.map((page) => page.id)).toEqual(['first', 'next']);
    expect(titles(cutDefinition(visitForm, 'secretary'))).not.toContain('Confided');
  });

  it('keeps the bare name of what a formula needs, and computes with it as blank', () => {
    const forPublic = cutDefinition(visitForm, 'public');
    const stub = walkQuestions(forPublic).find((placed) => placed.question.name === 'alert')!.question;
    expect(stub).toEqual({
      id: 'q-alert',
      name: 'alert',
      type: 'text',
      title: '',
      showforuser: false,
      showforsecretary: false,
    });
    const form = createForm(forPublic, { role: 'public', answers: { weight: 80, height: 200, alert: 'red' } });
    expect(form.answers()).toMatchObject({ bmi: 20, hint: 'fine' });
    expect(form.state('alert').visible).toBe(false);
  });

  it('keeps a named column in its container, and a named question of a hidden page', () => {
    const definition: FormDefinition = {
      ...visitForm,
      conditions: [],
      pages: [
        {
          id: 'open',
          text: 'Open',
          pageType: 'form',
          questions: [
            { id: 'q-sum', name: 'sum', type: 'calculated', title: 'Sum', formula: 'SUM(doses.dose) + inner' },
          ],
        },
        {
          id: 'closed',
          text: 'Closed name',
          pageType: 'form',
          roles: ['secretary'],
          questions: [
            {
              id: 'q-doses',
              name: 'doses',
              type: 'container',
              title: 'Doses',
              multimode: true,
              questions: [
                { id: 'q-dose', name: 'dose', type: 'number', title: 'Dose' },
                { id: 'q-why', name: 'why', type: 'text', title: 'Why' },
              ],
            },
            { id: 'q-inner', name: 'inner', type: 'number', title: 'Inner' },
          ],
        },
      ],
    };
    const cut = cutDefinition(definition, 'public');
    expect(walkQuestions(cut).map((placed) => placed.question.name)).toEqual(['sum', 'doses', 'dose', 'inner']);
    expect(JSON.stringify(cut)).not.toMatch(/Closed name|Dose"|Why|Inner/);
    const form = createForm(cut, { role: 'public' });
    expect(form.pages().map((page) => page.id)).toEqual(['open']);
  });

  it('keeps of a report’s blocks what is made of questions that the role sees, and none for the public', () => {
    const blocks = [
      { id: 'a', kind: 'chart', question: 'alert' },
      { id: 'b', kind: 'table', questions: ['weight', 'alert'] },
      { id: 'c', kind: 'text', text: { en: 'Alert {alert}, weight {weight}, {patient.name}' } },
      { id: 'd', kind: 'patient' },
    ] as const;
    const shown = (role: 'newuser' | 'public') =>
      cutDefinition({ ...visitForm, report: { footer: 'x', blocks } }, role).report;
    expect(shown('newuser')).toEqual({
      footer: 'x',
      blocks: [
        { id: 'b', kind: 'table', questions: ['weight'] },
        { id: 'c', kind: 'text', text: { en: 'Alert , weight {weight}, {patient.name}' } },
        { id: 'd', kind: 'patient' },
      ],
    });
    expect(shown('public')).toEqual({ footer: 'x' });
  });

  it('loses conditions on what was removed, and to whom files are sent', () => {
    const definition: FormDefinition = {
      ...visitForm,
      conditions: [
        { id: 'a', kind: 'visibility', target: 'q-alert', when: 'weight > 1' },
        { id: 'b', kind: 'gotopage', from: 'first', to: 'staff', when: 'weight > 1' },
        { id: 'c', kind: 'sendfile', to: [{ user: 'x' }], when: 'weight > 1' },
        { id: 'n', kind: 'notify', to: [{ role: 'expert' }], text: 'Call them', when: 'weight > 1' },
        { id: 'd', kind: 'visibility', target: 'q-packs', when: 'alert = "red"' },
      ],
      report: { questions: ['weight', 'risk'] },
    };
    expect(cutDefinition(definition, 'public').conditions.map((condition) => condition.id)).toEqual(['d']);
    expect(cutDefinition(definition, 'public').report).toEqual({ questions: ['weight'] });
    expect(cutDefinition(definition, 'secretary').conditions.map((condition) => condition.id)).toEqual([
      'a',
      'b',
      'c',
      'd',
    ]);
  });
});

describe('answers cut for a role', () => {
  const answers = {
    weight: 80,
    risk: 40,
    alert: 'red',
    confided: 'secret',
    staffnote: 'note',
    medications: [{ drug: 'A', batch: '7' }],
    stray: 1,
  };

  it('are those to questions the role sees, row by row', () => {
    expect(cutAnswers(answers, visitForm, 'newuser')).toEqual({
      weight: 80,
      confided: 'secret',
      medications: [{ drug: 'A' }],
    });
    expect(cutAnswers(answers, visitForm, 'secretary')).toEqual({
      weight: 80,
      risk: 40,
      alert: 'red',
      staffnote: 'note',
      medications: [{ drug: 'A', batch: '7' }],
    });
    expect(cutAnswers(answers, visitForm, 'owner')).toEqual(answers);
  });
});
