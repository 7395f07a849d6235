import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cutNames, withoutUnused } from './lean-react.ts';
import { neverGiven, neverImported, readAgainst } from './cuts.ts';
import { editExports } from './edit-source.ts';

const source = readFileSync(
  new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
  'utf8',
);

/** Names that are used though nothing declares them. */
const undeclared = (code: string): readonly string[] => [
  ...new Set(
    new Linter()
      .verify(code, { languageOptions: { sourceType: 'commonjs' }, rules: { 'no-undef': 'error' } })
      .map(({ message }) => message),
  ),
];

describe('React without what nobody asks it for', () => {
  it('declares every name that it uses', () => {
    const before = new Set(undeclared(source));
    expect(undeclared(withoutUnused(source, readAgainst)).filter((message) => !before.has(message))).toEqual([]);
  });

  it('knows no kind of element that is cut, and all others', () => {
    const lean = withoutUnused(source, readAgainst);
    expect(lean).not.toMatch(/case REACT_(SUSPENSE|ACTIVITY|VIEW_TRANSITION|LAZY)_TYPE:\s*return \(/);
    expect(lean).toMatch(/case REACT_FORWARD_REF_TYPE:/);
    expect(lean).toMatch(/case REACT_MEMO_TYPE:/);
  });

  it('is another release’s only after the lists were read again', () => {
    expect(() => withoutUnused(source, '99.0.0')).toThrow(/99\.0\.0/);
    expect(() => withoutUnused(source.replaceAll('maySuspendCommit', 'mayWait'), readAgainst)).toThrow(
      /maySuspendCommit/,
    );
  });

  it('gives what is asked for, and nothing that is cut', () => {
    const whole = readFileSync(new URL('../../node_modules/react/cjs/react.production.js', import.meta.url), 'utf8');
    const lean = editExports(whole);
    const given = [...lean.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name!);
    expect(given).toEqual(expect.arrayContaining(['Component', 'createContext', 'memo', 'useState', 'version']));
    expect(given.filter((name) => [...neverImported, ...neverGiven].some((cut) => cut === name))).toEqual([]);
    expect(undeclared(lean).filter((message) => !undeclared(whole).includes(message))).toEqual([]);
  });

  it('refuses a module that asks for what is cut', () => {
    expect(cutNames(`import { lazy as late, useState } from 'react';`)).toEqual(['lazy']);
    expect(cutNames(`import React, {Suspense,memo}from"react";`)).toEqual(['Suspense']);
    expect(cutNames(`import { flushSync, preload } from 'react-dom';`)).toEqual(['preload']);
    expect(cutNames('<input onCompositionEnd={end} onChange={change} />')).toEqual(['onCompositionEnd']);
    expect(cutNames('<use xlinkHref="#mark" />')).toEqual(['xlinkHref']);
    expect(cutNames('<path vectorEffect="non-scaling-stroke" strokeWidth="2" />')).toEqual(['vectorEffect']);
    expect(cutNames(`import { use } from './use.ts'; import { useId } from 'react';`)).toEqual([]);
  });
});
