import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { createForm } from '../../../fields/form/create-form.ts';
import { createMonitor } from './question-monitor.ts';
import type { QuestionTools } from './question-tools.ts';
import { createTouched } from './touched.ts';

const text = (name: string, more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type: 'text',
  title: name,
  ...more,
});
const questions = [text('name', { mandatory: true }), text('nickname'), text('other')];
const definition: FormDefinition = {
  schema: 1,
  title: 'Form',
  language: 'en',
  pages: [{ id: 'page', pageType: 'form', text: 'Page', questions }],
  conditions: [{ id: 'c', kind: 'visibility', target: 'nickname', when: 'name = "Sam"' }],
};

function open() {
  const form = createForm(definition);
  const touched = createTouched();
  const left: string[] = [];
  const tools = { touched, leave: (key: string) => left.push(key) } as unknown as QuestionTools;
  return { form, touched, left, monitor: createMonitor(form, questions, tools) };
}

describe('the questions of a list, watched together', () => {
  it('are the same objects until something in one of them changes', () => {
    const { form, monitor } = open();
    const before = monitor.read();
    expect(monitor.read()).toBe(before);
    form.set('name', 'Sam');
    const after = monitor.read();
    expect(after.map((one, at) => one === before[at])).toEqual([false, false, true]);
    expect(after.map(({ state }) => state.visible)).toEqual([true, true, true]);
  });
  it('tell of an answer, of what it shows, and of a problem that is shown from now on', () => {
    const { form, touched, monitor } = open();
    let calls = 0;
    const stop = monitor.subscribe(() => (calls += 1));
    form.set('name', 'Kim');
    expect(calls).toBe(1);
    form.set('name', 'Sam');
    expect(calls).toBe(3);
    form.set('name', '');
    touched.touch([monitor.watched[0]!.key]);
    expect(monitor.read()[0]!.problem).toBeTruthy();
    expect(calls).toBe(6);
    touched.touch(['elsewhere']);
    stop();
    form.set('name', 'Kim');
    expect(calls).toBe(6);
  });
  it('are changed and left one by one', () => {
    const { form, left, monitor } = open();
    monitor.watched[2]!.set('more');
    monitor.watched[2]!.leave();
    expect(form.get('other')).toBe('more');
    expect(left).toEqual([monitor.watched[2]!.key]);
  });
});
