import { useMemo, useRef, useState, type ReactNode } from 'react';
import type { WholeBlock } from '../../../api/contract/library/blocks.ts';
import { blocks } from '../../../library/blocks.ts';
import { shelves, type Instrument, type Shelf } from '../../../library/instrument.ts';
import { instruments } from '../../../library/instruments.ts';
import { shelfNames } from '../../../library/shelf-names.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { useReply } from '../share/use-reply.ts';
import { BlockView } from './clinic/block-view.tsx';
import { listBlocks, useClinicLibrary } from './clinic/clinic-library.ts';
import { blocksWith, ClinicShelf } from './clinic/clinic-shelf.tsx';
import { InstrumentCard } from './instrument-card.tsx';
import { InstrumentView } from './instrument-view.tsx';
import library from './library.css?inline';
import { addLibraryTexts } from './library-texts.ts';
import { searchLibrary } from './search-library.ts';
import { useTaking, type Taking } from './use-instrument.ts';

addLibraryTexts();

const sheets = [library];
const all = [...instruments, ...blocks];

/** A shelf of ready things, or the clinic's own. */
type Chosen = Shelf | 'clinic' | undefined;
type Shown = { readonly instrument: Instrument } | { readonly block: WholeBlock };

/** The list of everything, or one of it as people would fill it in. */
export function LibraryShelves({ close }: { close(): void }) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const [shown, setShown] = useState<Shown>();
  const [seen, setSeen] = useState<string>();
  const [words, setWords] = useState('');
  const [shelf, setShelf] = useState<Chosen>();
  const library = useClinicLibrary();
  const saved = useReply(() => listBlocks(library));
  const take = useTaking(close);
  const show = (what: Shown): void => {
    setSeen('block' in what ? what.block.id : what.instrument.id);
    setShown(what);
  };
  const back = (): void => setShown(undefined);
  const isClinic = library !== undefined && (shelf === undefined || shelf === 'clinic');
  const own = isClinic && saved.asked.state === 'ready' ? blocksWith(saved.asked.data, words).length : 0;
  return (
    <div ref={root} className="porsa-d-library">
      {shown && 'block' in shown && <BlockView block={shown.block} take={take} back={back} />}
      {shown && 'instrument' in shown && <InstrumentView instrument={shown.instrument} take={take} back={back} />}
      {!shown && (
        <>
          <Filter
            words={words}
            setWords={setWords}
            shelf={shelf}
            setShelf={setShelf}
            hasClinic={library !== undefined}
          />
          <Found
            words={words}
            shelf={shelf}
            own={own}
            seen={seen}
            show={(instrument) => show({ instrument })}
            take={take}
          >
            {isClinic && (
              <ClinicShelf {...saved} words={words} seen={seen} take={take} show={(block) => show({ block })} />
            )}
          </Found>
        </>
      )}
    </div>
  );
}

interface FilterProps {
  readonly words: string;
  readonly shelf: Chosen;
  /** There is a server that keeps what the clinic saves. */
  readonly hasClinic: boolean;
  setWords(words: string): void;
  setShelf(shelf: Chosen): void;
}

function Filter({ words, shelf, hasClinic, setWords, setShelf }: FilterProps) {
  const { t, text } = useLanguage();
  return (
    <div className="porsa-d-library-filter">
      <label className="porsa-d-library-search">
        <span className="porsa-kit-label">{t('library:search')}</span>
        <input
          type="search"
          className="porsa-kit-control"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <SelectField
        label={t('library:field')}
        value={shelf ?? ''}
        onChange={(value) => setShelf((['clinic', ...shelves] as const).find((each) => each === value))}
        options={[
          { value: '', text: t('library:everything') },
          ...(hasClinic ? [{ value: 'clinic', text: t('library:clinic.shelf') }] : []),
          ...shelves.map((each) => ({ value: each, text: text(shelfNames[each]) })),
        ]}
      />
      {!hasClinic && <p className="porsa-kit-help">{t('library:clinic.noserver')}</p>}
    </div>
  );
}

interface FoundProps extends Pick<FilterProps, 'words' | 'shelf'> {
  /** Was open before; the focus goes back to it. */
  readonly seen: string | undefined;
  /** How many of the clinic's own are shown before them. */
  readonly own: number;
  readonly children: ReactNode;
  show(instrument: Instrument): void;
  readonly take: Taking;
}

function Found({ words, shelf, own, seen, show, take, children }: FoundProps) {
  const { t, text } = useLanguage();
  const found = useMemo(() => (shelf === 'clinic' ? [] : searchLibrary(all, words, shelf)), [words, shelf]);
  return (
    <>
      <p className="porsa-kit-help" role="status">
        {t('library:found', { count: own + found.length })}
      </p>
      {children}
      {shelves
        .map((each) => [each, found.filter((instrument) => instrument.shelf === each)] as const)
        .filter(([, within]) => within.length > 0)
        .map(([each, within]) => (
          <section key={each} aria-label={text(shelfNames[each])}>
            <h3>{text(shelfNames[each])}</h3>
            <ul className="porsa-d-library-list">
              {within.map((instrument) => (
                <InstrumentCard
                  key={instrument.id}
                  instrument={instrument}
                  isSeen={instrument.id === seen}
                  show={show}
                  take={take}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
