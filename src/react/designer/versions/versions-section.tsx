import en from '../../../../locales/en/versions.json' with { type: 'json' };
import fa from '../../../../locales/fa/versions.json' with { type: 'json' };
import reportEn from '../../../../locales/en/report.json' with { type: 'json' };
import reportFa from '../../../../locales/fa/report.json' with { type: 'json' };
import { useRef, useState } from 'react';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { Message } from '../../kit/states/message.tsx';
import * as icons from '../icons/icons.ts';
import { Reply } from '../share/reply.tsx';
import { sentenceTexts } from '../texts/sentence-texts.ts';
import { ComparePart, type Sides } from './compare/compare-part.tsx';
import { VersionList } from './list/version-list.tsx';
import { ClosingPart } from './list/closing-part.tsx';
import { SchedulePart } from './schedule/schedule-part.tsx';
import { useVersionCalls, useVersions, type KnownVersions } from './use-versions.ts';
import versions from './versions.css?inline';

addTexts('versions', { en, fa });
addTexts('report', { en: reportEn, fa: reportFa });
addTexts('sentence', sentenceTexts);

const sheets = [versions];

/** Published versions: what is live, what comes next, and in what two of them differ. */
export function VersionsSection() {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const calls = useVersionCalls();
  return (
    <div ref={root} className="porsa-d-versions">
      {calls ? <Versions /> : <Message icon={icons.file} title={t('versions:local')} text={t('versions:localtext')} />}
    </div>
  );
}

function Versions() {
  const { t } = useLanguage();
  const { asked, again } = useVersions();
  return (
    <section className="porsa-d-sheet" aria-label={t('designer:views.versions')}>
      <h3>{t('designer:views.versions')}</h3>
      <Reply of={asked} retry={again}>
        {(known) => <Known known={known} again={again} />}
      </Reply>
    </section>
  );
}

function Known({ known, again }: { readonly known: KnownVersions; again(): void }) {
  const { versions } = known;
  const [chosen, setChosen] = useState<Sides>();
  const live = versions.find(({ isLive }) => isLive);
  return (
    <>
      <SchedulePart known={known} again={again} />
      <VersionList known={known} again={again} compare={setChosen} />
      {live && (
        <ComparePart
          versions={versions}
          sides={chosen ?? { before: live.version, after: 'draft' }}
          choose={setChosen}
        />
      )}
      {live && <ClosingPart known={known} again={again} />}
    </>
  );
}
