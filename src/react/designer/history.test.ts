import { describe, expect, it } from 'vitest';
import { createHistory } from './history.ts';

describe('The history of edits', () => {
  it('goes back and forth over values', () => {
    const history = createHistory('a');
    history.push('b');
    history.push('c');
    history.undo();
    expect(history.$present.get()).toBe('b');
    history.undo();
    expect([history.$present.get(), history.$canUndo.get(), history.$canRedo.get()]).toEqual(['a', false, true]);
    history.redo();
    history.redo();
    expect([history.$present.get(), history.$canRedo.get()]).toEqual(['c', false]);
  });

  it('takes a title typed letter by letter as one step, and another title as another', () => {
    const history = createHistory('');
    for (const text of ['A', 'Ag', 'Age']) history.push(text, 'title of age');
    for (const text of ['Age W', 'Age We']) history.push(text, 'title of weight');
    history.undo();
    expect(history.$present.get()).toBe('Age');
    history.undo();
    expect(history.$present.get()).toBe('');
  });

  it('does not join typing that an undo has interrupted', () => {
    const history = createHistory('');
    history.push('A', 'title');
    history.undo();
    history.push('B', 'title');
    history.undo();
    expect(history.$present.get()).toBe('');
  });

  it('forgets what was undone once something new is made', () => {
    const history = createHistory(1);
    history.push(2);
    history.undo();
    history.push(3);
    history.redo();
    expect(history.$present.get()).toBe(3);
  });

  it('takes no step for the same value', () => {
    const history = createHistory(1);
    history.push(1);
    expect(history.$canUndo.get()).toBe(false);
  });

  it('keeps two hundred steps', () => {
    const history = createHistory(0);
    for (let step = 1; step <= 300; step += 1) history.push(step);
    for (let step = 0; step < 300; step += 1) history.undo();
    expect(history.$present.get()).toBe(100);
  });
});
