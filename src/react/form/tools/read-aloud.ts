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

/** Reads passages one after the other, each marked while it is read. Gives the function that stops it. */
export function readAloud(passages: readonly Passage[], onEnd: () => void): () => void {
  const { speechSynthesis: speech } = globalThis;
  let current: HTMLElement | undefined;
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    current?.removeAttribute(mark);
    speech.cancel();
    onEnd();
  };
  const read = (at: number): void => {
    if (isOver) return;
    current?.removeAttribute(mark);
    const passage = passages.slice(at).find(({ element }) => element.isConnected);
    if (!passage) return end();
    const { element, text, lang } = passage;
    current = element;
    element.setAttribute(mark, 'true');
    element.scrollIntoView({ block: 'nearest' });
    const next = passages.indexOf(passage) + 1;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voiceFor(lang) ?? null;
    utterance.onend = () => read(next);
    utterance.onerror = end;
    speech.speak(utterance);
  };
  speech.cancel();
  read(0);
  return end;
}
