import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/designer.json';
import { commonSettings } from '../../../fields/registry/common-panel.ts';
import { fieldPanels } from '../../../fields/registry/panels.ts';
import type { FormDefinition, QuestionType } from '../../../engine/definition/types.ts';
import { glyphOf } from '../icons/glyphs.ts';
import { byOwner, placeOfProblem, placeProblems } from './problem-places.ts';
import { groupOf, settingsOf } from '../model/settings-groups.ts';

const inner = { id: 'inner', name: 'inner', type: 'calculated', title: '' } as const;
const form: FormDefinition = {
  schema: 1,
  title: 'Form',
  language: 'en',
  pages: [
    {
      id: 'page',
      text: '',
      pageType: 'form',
      questions: [{ id: 'box', name: 'box', type: 'container', title: 'Box', questions: [inner] }],
    },
  ],
  conditions: [
    { id: 'shown', kind: 'visibility', target: 'inner', when: '' },
    { id: 'jump', kind: 'gotopage', from: 'page', to: 'page', when: '' },
  ],
};

describe('A problem’s path', () => {
  it('leads to the question, at any depth, and its setting', () => {
    expect(placeOfProblem(form, 'pages[0].questions[0].questions[0].formula')).toEqual({
      kind: 'question',
      id: 'inner',
      key: 'formula',
    });
    expect(placeOfProblem(form, 'pages[0].questions[0].options[2].text')).toEqual({
      kind: 'question',
      id: 'box',
      key: 'options[2].text',
    });
  });

  it('leads to the page, the condition, the report or the form', () => {
    expect(placeOfProblem(form, 'pages[0].text')).toEqual({ kind: 'page', id: 'page', key: 'text' });
    expect(placeOfProblem(form, 'conditions[1].to')).toEqual({ kind: 'condition', id: 'jump', key: 'to' });
    expect(placeOfProblem(form, 'report.questions[0]')).toEqual({ kind: 'report', key: 'questions[0]' });
    expect(placeOfProblem(form, 'title')).toEqual({ kind: 'form', key: 'title' });
    expect(placeOfProblem(form, 'pages[7].text')).toEqual({ kind: 'form', key: 'pages[7].text' });
  });

  it('of a visibility condition leads to what is shown', () => {
    expect(placeOfProblem(form, 'conditions[0].when')).toEqual({ kind: 'question', id: 'inner', key: 'visibility' });
    const problem = (path: string) => ({ path, rule: 'x', message: 'x' });
    const placed = placeProblems(form, [
      problem('conditions[0].when'),
      problem('pages[0].questions[0].questions[0].formula'),
      problem('title'),
    ]);
    expect([...byOwner(placed)].map(([owner, problems]) => [owner, problems.length])).toEqual([
      ['inner', 2],
      ['form', 1],
    ]);
  });
});

describe('The settings', () => {
  const types = Object.keys(fieldPanels) as QuestionType[];
  const settings = [...commonSettings, ...types.flatMap((type) => fieldPanels[type].settings)];

  it('have their words: every label, every choice, every type, every group', () => {
    for (const { key, choices = [] } of settings) {
      expect(en.settings, key).toHaveProperty(key);
      for (const choice of choices) expect(en.choices, `${key} ${choice}`).toHaveProperty([key, choice]);
    }
    for (const type of types)
      expect([en.types, en.typehints, en.groups]).toEqual([
        expect.objectContaining({ [type]: expect.any(String) }),
        expect.objectContaining({ [type]: expect.any(String) }),
        expect.objectContaining({ [fieldPanels[type].group]: expect.any(String) }),
      ]);
  });

  it('have an icon for every type', () => {
    for (const type of types) expect(glyphOf(fieldPanels[type].icon), type).not.toEqual([]);
  });

  it('are found in the tab where their problems are shown', () => {
    expect(groupOf('formula', inner, fieldPanels, commonSettings)).toBe('main');
    expect(groupOf('visibility', inner, fieldPanels, commonSettings)).toBe('visibility');
    for (const type of types) {
      const question = { ...fieldPanels[type].create(), id: 'x', name: 'x' };
      for (const [group, within] of settingsOf(question, fieldPanels, commonSettings)) {
        for (const { key } of within)
          expect(groupOf(key, question, fieldPanels, commonSettings), `${type} ${key}`).toBe(group);
      }
    }
  });
});
