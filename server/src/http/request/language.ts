import type { Language } from '../../../../src/api/contract/primitives.ts';

/** The language of Porsa's two that an accept-language header likes best, or undefined where it names neither. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(parseRange)
    .filter((range) => range.quality > 0);
  wanted.sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    if (tag === 'fa' || tag === 'en') return tag;
  }
  return undefined;
}

function parseRange(range: string): { readonly tag: string; readonly quality: number } {
  const [tag = '', ...parameters] = range.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
  const number = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag: tag.trim().split('-')[0] ?? '', quality: Number.isFinite(number) ? number : 0 };
}
