import type { Token } from '../text/tokens.ts';
import type { CompiledLanguage } from './compile.ts';
import type { FrameRule } from './rule.ts';

/** The frame rule that speaks loudest: the first of the table that any passage has a cue of. */
export const findFrame = (
  passages: readonly { readonly tokens: readonly Token[]; readonly rules: CompiledLanguage }[],
): FrameRule | undefined => {
  let best: { readonly at: number; readonly rule: FrameRule | undefined } | undefined;
  for (const { tokens, rules } of passages) {
    const words = tokens.map((token) => token.word);
    for (let at = 0; at < words.length; at += 1) {
      rules.frameCues.match(words, at, (frame) => {
        if (best === undefined || frame < best.at) best = { at: frame, rule: rules.frames[frame] };
      });
    }
  }
  return best?.rule;
};
