import type { Passage } from './passages.ts';

/** Voices of the device itself: what is read is sent to nobody. */
export function voiceFor(lang: string): SpeechSynthesisVoice | undefined {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return voices.find((voice) => voice.localService && voice.lang.toLowerCase().startsWith(lang));
}

/** Calls back whenever the browser has found other voices. */
export function watchVoices(listener: () => void): () => void {
  const speech = globalThis.speechSynthesis;
  speech?.addEventListener('voiceschanged', listener);
  return () => speech?.removeEventListener('voiceschanged', listener);
}

const mark = 'data-reading';

/** A reading that has begun. */
export interface Reading {
  stop(): void;
  /** Goes on with the next question; after the last it ends. */
  skip(): void;
}

const questionOf = (element: HTMLElement | undefined): Element | null => element?.closest('.porsa-question') ?? null;

/** Reads passages one after the other, each marked while it is read. */
export function readAloud(passages: readonly Passage[], onEnd: () => void): Reading {
  const { speechSynthesis: speech } = globalThis;
  let current: HTMLElement | undefined;
  /** Counts what was begun: what was broken off ends later, and leads on to nothing. */
  let turn = 0;
  const end = () => {
    if (turn < 0) return;
    turn = -1;
    current?.removeAttribute(mark);
    speech.cancel();
    onEnd();
  };
  const read = (at: number): void => {
    if (turn < 0) return;
    current?.removeAttribute(mark);
    const passage = passages.slice(at).find(({ element }) => element.isConnected);
    if (!passage) return end();
    const { element, text, lang } = passage;
    const mine = (turn += 1);
    current = element;
    element.setAttribute(mark, 'true');
    element.scrollIntoView({ block: 'nearest' });
    const next = passages.indexOf(passage) + 1;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voiceFor(lang) ?? null;
    utterance.onend = () => mine === turn && read(next);
    utterance.onerror = () => mine === turn && end();
    speech.speak(utterance);
  };
  const skip = () => {
    const here = passages.findIndex(({ element }) => element === current);
    const [asked, { length }] = [questionOf(current), passages];
    const next = passages.findIndex(
      ({ element }, index) => index > here && questionOf(element) !== null && questionOf(element) !== asked,
    );
    turn += turn < 0 ? 0 : 1;
    speech.cancel();
    read(next < 0 ? length : next);
  };
  speech.cancel();
  read(0);
  return { stop: end, skip };
}
