import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Rooms whose measures and colours are all tokens of `ui/style/tokens.css` and `ui/style/scales.css`. */
const rooms = ['src/react/kit', 'src/react/designer', 'src/react/proposal', 'src/react/dashboard'];

const sheetsIn = (room: string): readonly string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${room}/${path}`);

interface Declaration {
  readonly property: string;
  readonly value: string;
}

/** Declarations of the rules, those within `@media` and `@container` too; their conditions are none. */
function declarationsOf(css: string): readonly Declaration[] {
  const plain = css.replace(/\/\*[^]*?\*\//g, '');
  return [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+)(?=;|\s*\})/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.trim(),
  }));
}

const spacing = /^(padding|margin|gap|row-gap|column-gap|inset)(-|$)/;
const timing = /^(transition|animation)(-|$)/;

/** A hairline or a ring: as thin as a border, in a token's colour. */
const ring = /^(inset )?0 0 0 [12]px var\(--_[\w-]+\)$/;

/** What is wrong with a declaration. Sizes of boxes, breakpoints, borders and outlines are the layout's own. */
function faultOf({ property, value }: Declaration): string | undefined {
  if (property.startsWith('--') && !property.startsWith('--_')) return undefined;
  if (/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch)a?\(|\b(black|white|red|gr[ae]y)\b/i.test(value)) return 'a raw colour';
  if (/^font(-size)?$/.test(property) && value !== 'inherit' && !/^var\(--_type-/.test(value)) return 'a raw type size';
  if (spacing.test(property) && /(?<![\w.-])-?(?!-?1px)\d*\.?\d+(px|r?em)\b/.test(value)) return 'a raw space';
  if (/radius$/.test(property) && /\d(px|%|r?em)/.test(value)) return 'a raw radius';
  if (/shadow$/.test(property) && value.split(/,(?![^(]*\))/).some((part) => !isShadow(part.trim())))
    return 'a raw shadow';
  if (timing.test(property) && /\d(ms|s)\b/.test(value)) return 'a raw duration';
  return undefined;
}

const isShadow = (shadow: string): boolean => shadow === 'none' || /^var\(--_shadow/.test(shadow) || ring.test(shadow);

const faultsIn = (css: string): readonly string[] =>
  declarationsOf(css).flatMap((each) => {
    const fault = faultOf(each);
    return fault ? [`${fault}: ${each.property}: ${each.value}`] : [];
  });

describe('Measures and colours', () => {
  for (const file of rooms.flatMap(sheetsIn))
    it(`of ${file} are tokens`, () => {
      expect(faultsIn(readFileSync(file, 'utf8'))).toEqual([]);
    });

  it('are found where they are raw', () => {
    const raw = [
      'color: #fff',
      'background: rgb(0 0 0 / 10%)',
      'font-size: 13px',
      'font: 13px serif',
      'padding: 3px var(--_space-1)',
      'inset-inline-end: -2px',
      'border-radius: 50%',
      'box-shadow: 0 1px 2px var(--_line)',
      'transition: color 120ms',
    ];
    expect(raw.filter((declaration) => faultsIn(`a { ${declaration}; }`).length === 0)).toEqual([]);
  });

  it('of borders, rings and layout may be raw', () => {
    const css = `@media (max-width: 640px) { a { border: 1px solid var(--_line); box-shadow: inset 0 0 0 2px var(--_focus); inline-size: 480px; margin: 0 -1px; } }`;
    expect(faultsIn(css)).toEqual([]);
  });
});
