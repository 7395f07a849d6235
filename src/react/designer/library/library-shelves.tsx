import en from '../../../../locales/en/library.json' with { type: 'json' };
import fa from '../../../../locales/fa/library.json' with { type: 'json' };
import { useMemo, useRef, useState } from 'react';
import { blocks } from '../../../library/blocks.ts';
import { shelves, type Instrument, type Shelf } from '../../../library/instrument.ts';
import { instruments } from '../../../library/instruments.ts';
import { shelfNames } from '../../../library/shelf-names.ts';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { InstrumentCard } from './instrument-card.tsx';
import { InstrumentView } from './instrument-view.tsx';
import library from './library.css?inline';
import { searchLibrary } from './search-library.ts';
import { useTaking } from './use-instrument.ts';

addTexts('library', { en, fa });

const sheets = [library];
const all = [...instruments, ...blocks];

/** The list of everything, or one of it as people would fill it in. */
export function LibraryShelves({ close }: { close(): void }) {
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const [shown, setShown] = useState<Instrument>();
  const [seen, setSeen] = useState<Instrument>();
  const [words, setWords] = useState('');
  const [shelf, setShelf] = useState<Shelf>();
  const take = useTaking(close);
  const back = (): void => {
    setSeen(shown);
    setShown(undefined);
  };
  return (
    <div ref={root} className="porsa-d-library">
      {shown ? (
        <InstrumentView instrument={shown} take={take} back={back} />
      ) : (
        <>
          <Filter words={words} setWords={setWords} shelf={shelf} setShelf={setShelf} />
          <Found words={words} shelf={shelf} seen={seen} show={setShown} take={take} />
        </>
      )}
    </div>
  );
}

interface FilterProps {
  readonly words: string;
  readonly shelf: Shelf | undefined;
  setWords(words: string): void;
  setShelf(shelf: Shelf | undefined): void;
}

function Filter({ words, shelf, setWords, setShelf }: FilterProps) {
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
        onChange={(value) => setShelf(shelves.find((each) => each === value))}
        options={[
          { value: '', text: t('library:everything') },
          ...shelves.map((each) => ({ value: each, text: text(shelfNames[each]) })),
        ]}
      />
    </div>
  );
}

interface FoundProps extends Pick<FilterProps, 'words' | 'shelf'> {
  /** Was open before; the focus goes back to it. */
  readonly seen: Instrument | undefined;
  show(instrument: Instrument): void;
  readonly take: ReturnType<typeof useTaking>;
}

function Found({ words, shelf, seen, show, take }: FoundProps) {
  const { t, text } = useLanguage();
  const found = useMemo(() => searchLibrary(all, words, shelf), [words, shelf]);
  return (
    <>
      <p className="porsa-kit-help" role="status">
        {t('library:found', { count: found.length })}
      </p>
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
                  isSeen={instrument === seen}
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
