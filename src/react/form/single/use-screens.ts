import { flushSync } from 'react-dom';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useState, type RefObject } from 'react';
import type { Page } from '../../../engine/definition/types.ts';
import { useFieldViews } from '../../ui/field/field-view.ts';
import { useFillerTools } from '../../ui/field/filler-tools.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling } from '../filling/filling-context.ts';
import { listProblems, type ListedProblem } from '../filling/problem-list.ts';
import { firstOpen, holds, screensOf, type Screen } from './screens.ts';

export interface Screens {
  readonly page: Page;
  /** Counts the steps from screen to screen. */
  readonly moves: number;
  /** The last step was made by a key. */
  readonly isByKey: boolean;
  readonly screen: Screen;
  readonly index: number;
  readonly of: number;
  next(): void;
  /** The same by a key: what is typed next belongs into the next question's field. */
  nextByKey(): void;
  back(): void;
}

/** Which question of the page a phone shows, and the way from one to the other. */
export function useScreens(page: Page, root: RefObject<HTMLElement | null>): Screens {
  const filling = useFilling();
  const { form, startAt, visible } = filling;
  const screens = useLiveScreens(page);
  /** By the page's id; one that was left backwards opens at its last question. */
  const [places, setPlaces] = useState<Readonly<Record<string, number>>>(() =>
    startAt === undefined ? {} : { [page.id]: firstOpen(screens, form) },
  );
  const [{ moves, isByKey }, move] = useReducer(
    (before: Pick<Screens, 'moves'>, byKey: boolean) => ({ moves: before.moves + 1, isByKey: byKey }),
    { moves: 0, isByKey: false },
  );
  const index = Math.min(places[page.id] ?? 0, screens.length - 1);
  const screen = screens[index]!;
  const goTo = (to: number, id = page.id) => setPlaces((known) => ({ ...known, [id]: to }));
  /** At once: the next key belongs to the next question. */
  const step = (take: () => void, byKey = false) =>
    flushSync(() => {
      take();
      move(byKey);
    });
  const findProblems = useProblems(page, screen, index === 0);
  useRequests(root, screens, goTo);
  const goOn = (byKey: boolean): void => {
    if (findProblems(root.current)) return;
    if (index === screens.length - 1) return filling.next();
    step(() => goTo(index + 1), byKey);
  };
  return {
    page,
    moves,
    isByKey,
    screen,
    index,
    of: screens.length,
    next: () => goOn(false),
    nextByKey: () => goOn(true),
    back() {
      const before = visible[visible.indexOf(page) - 1];
      if (index > 0) return step(() => goTo(index - 1));
      if (before) goTo(Infinity, before.id);
      filling.back();
    },
  };
}

/** Shows what is wrong on the screen, and brings the person there; false where nothing is. */
function useProblems(page: Page, screen: Screen, isFirst: boolean): (root: HTMLElement | null) => boolean {
  const { form, patientForm, touched, pages } = useFilling();
  const language = useLanguage();
  const { announce } = useFillerTools();
  return (root) => {
    const ofPatient =
      patientForm && isFirst && page === pages[0] ? listProblems(patientForm, patientForm.validate(), language) : [];
    const here = form.validate(page.id).filter(({ name }) => holds(screen, name));
    const listed: readonly ListedProblem[] = [...ofPatient, ...listProblems(form, here, language)];
    touched.touch(listed.map(({ key }) => key));
    if (listed[0]) root?.querySelector<HTMLElement>(`#${CSS.escape(listed[0].key)}`)?.focus();
    announce(listed.map(({ message }) => message).join(' '));
    return listed.length > 0;
  };
}

/** What the filling asks for is shown, and focused once it is seen; the patient's particulars stand on the first screen. */
function useRequests(
  root: RefObject<HTMLElement | null>,
  screens: readonly Screen[],
  goTo: (index: number) => void,
): void {
  const { focus } = useFilling();
  const follow = useEffectEvent((key: string) => {
    const name = key.replace(/^porsa-\d+-/, '');
    const found = screens.findIndex((screen) => holds(screen, name));
    goTo(Math.max(0, found));
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`#${CSS.escape(key)}`)?.focus());
  });
  useLayoutEffect(() => {
    if (focus?.key !== undefined) follow(focus.key);
  }, [focus]);
}

/** After a step the focus is on the question's own words, or by a key in its field; and a screen reader hears how far it is. */
export function useTitleFocus(root: RefObject<HTMLElement | null>, screens: Screens): void {
  const { page, screen, index, of, moves, isByKey } = screens;
  const { t } = useLanguage();
  const { announce } = useFillerTools();
  const [opened] = useState(page);
  const focus = useEffectEvent(() => {
    if (!isByKey || !focusField(root.current, screen)) focusTitle(root.current, screen);
    announce(t('late:single.step', { step: index + 1, of }));
  });
  useLayoutEffect(() => {
    if (moves > 0) focus();
  }, [moves]);
  // A page that is entered by its first question shows its title, which has the focus already.
  const isEntered = useEffectEvent(() => page !== opened && index > 0);
  useLayoutEffect(() => {
    if (isEntered()) focus();
  }, [page]);
}

/** The screens as answers change them; the same list as long as it says the same. */
function useLiveScreens(page: Page): readonly Screen[] {
  const { form } = useFilling();
  const views = useFieldViews();
  const [changed, change] = useState<{ readonly from: readonly Screen[]; readonly screens: readonly Screen[] }>();
  const opened = useMemo(() => screensOf(page, form, views), [page, form, views]);
  useEffect(() => {
    let known = JSON.stringify(opened);
    return form.listen(() => {
      const screens = screensOf(page, form, views);
      const text = JSON.stringify(screens);
      if (text !== known) change({ from: opened, screens });
      known = text;
    });
  }, [page, form, views, opened]);
  return changed?.from === opened ? changed.screens : opened;
}

const written = 'textarea, input:not([type="radio"], [type="checkbox"], [type="range"], [type="file"])';

/** The field of a question that is no section; false where it has none to write in. */
function focusField(root: HTMLElement | null, { asked }: Screen): boolean {
  if (!asked || asked.questions) return false;
  const field = root?.querySelector<HTMLElement>(`[data-name="${CSS.escape(asked.name)}"] :is(${written})`);
  field?.focus({ preventScroll: true });
  if (field) root?.scrollIntoView({ block: 'start' });
  return !!field;
}

function focusTitle(root: HTMLElement | null, { asked, names }: Screen): void {
  const name = asked?.name ?? names[0] ?? '';
  const box = root?.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`);
  const title = box?.querySelector<HTMLElement>('.porsa-label, .porsa-section-title, label, .porsa-text') ?? box;
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  root?.scrollIntoView({ block: 'start' });
}
