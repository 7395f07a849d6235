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

  it('keeps every step of the session', () => {
    const history = createHistory(0);
    for (let step = 1; step <= 1000; step += 1) history.push(step);
    for (let step = 0; step < 1000; step += 1) history.undo();
    expect([history.$present.get(), history.$canUndo.get()]).toEqual([0, false]);
  });

  it('goes to any state at once, and back to where it was', () => {
    const history = createHistory('a');
    for (const value of ['b', 'c', 'd']) history.push(value);
    history.go(1);
    expect([history.$present.get(), history.$place.get()]).toEqual(['b', { done: 1, count: 3 }]);
    history.go(3);
    expect(history.$present.get()).toBe('d');
    history.go(7);
    expect(history.$present.get()).toBe('d');
    history.go(0);
    expect([history.$present.get(), history.$canUndo.get(), history.$canRedo.get()]).toEqual(['a', false, true]);
  });

  it('says of each act what it made of what, whether it is done or undone', () => {
    const history = createHistory<string, string>('a');
    history.push('b', undefined, 'first');
    history.push('c');
    history.undo();
    expect([history.actAt(0), history.actAt(1), history.actAt(2)]).toEqual([
      { before: 'a', after: 'b', act: 'first' },
      { before: 'b', after: 'c', act: undefined },
      undefined,
    ]);
  });

  it('leaves what others did out of an act', () => {
    const history = createHistory<readonly string[]>([]);
    history.push(['mine']);
    history.rebase(['mine', 'theirs'], (value) => [...value, 'theirs']);
    history.push(['mine', 'theirs', 'more']);
    expect(history.actAt(0)).toEqual({ before: ['theirs'], after: ['mine', 'theirs'] });
    expect(history.actAt(1)).toEqual({ before: ['mine', 'theirs'], after: ['mine', 'theirs', 'more'] });
  });

  it('takes nobody else’s part back by undo and redo', () => {
    const history = createHistory<readonly string[]>([]);
    history.push(['mine']);
    history.push(['mine', 'more']);
    history.rebase(['mine', 'more', 'theirs'], (value) => [...value, 'theirs']);
    history.undo();
    expect(history.$present.get()).toEqual(['mine', 'theirs']);
    history.rebase(['mine', 'theirs', 'again'], (value) => [...value, 'again']);
    history.undo();
    expect(history.$present.get()).toEqual(['theirs', 'again']);
    history.redo();
    history.redo();
    expect(history.$present.get()).toEqual(['mine', 'more', 'theirs', 'again']);
  });
});
