import { useRef } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { askConfirm } from '../../../store/notices.ts';
import { addTexts } from '../../../store/texts.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { describeFailure } from '../calls/failure.ts';
import { Checked } from './checked.tsx';
import styles from './importing.css?inline';
import { importTexts } from './import-texts.ts';
import { Over } from './over.tsx';
import type { Stage } from './run-import.ts';
import { useImport, type Importing } from './use-import.ts';

addTexts('importrecords', importTexts);

const sheets = [styles];

interface ImportDialogProps {
  readonly category: Category;
  /** `isChanged`: files were made or got responses. */
  onClose(isChanged?: boolean): void;
}

/** Brings the records of a REDCap project into files of a form: chosen, seen, and then stored. */
export function ImportDialog({ category, onClose }: ImportDialogProps) {
  const { t, text } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const importing = useImport(category);
  const { stage, stop } = importing;
  const isStored = ('told' in stage ? stage.told : []).some(([, { outcome }]) => outcome === 'stored');
  const close = async (): Promise<void> => {
    if (stage.kind === 'storing' && !(await mayStop(t))) return;
    stop();
    onClose(isStored || stage.kind === 'storing');
  };
  return (
    <Dialog
      wide
      title={t('importrecords:title', { title: text(category.title) })}
      onClose={() => void close()}
      actions={<Actions importing={importing} close={() => void close()} />}
    >
      <div ref={root} className="porsa-portal-import">
        <Content importing={importing} />
      </div>
    </Dialog>
  );
}

const mayStop = (t: LanguageTools['t']): Promise<boolean> =>
  askConfirm(t('importrecords:stopping.question'), {
    detail: t('importrecords:stopping.detail'),
    yes: t('importrecords:stopping.yes'),
  });

function Content({ importing: { stage, take } }: { readonly importing: Importing }) {
  const { t } = useLanguage();
  switch (stage.kind) {
    case 'choosing':
      return <Choose problem={stage.problem} take={(file) => void take(file)} />;
    case 'reading':
      return (
        <Progress part={stage.part} text={t('importrecords:reading', { percent: Math.round(stage.part * 100) })} />
      );
    case 'checking':
    case 'storing': {
      const done = stage.told.length;
      return (
        <>
          <Progress
            part={stage.total === 0 ? 1 : done / stage.total}
            text={t(`importrecords:${stage.kind}`, { done, total: stage.total })}
          />
          <p role="status" className="porsa-kit-help">
            {stage.isWaiting ? t('importrecords:waiting') : ''}
          </p>
        </>
      );
    }
    case 'preview':
      return <Checked {...stage} />;
    case 'over':
      return <Over {...stage} />;
    default:
      return stage satisfies never;
  }
}

function Progress({ part, text }: { readonly part: number; readonly text: string }) {
  return (
    <div className="porsa-portal-import-progress">
      <p>{text}</p>
      <progress value={part} max={1} aria-label={text} />
    </div>
  );
}

interface ChooseProps {
  readonly problem: Extract<Stage, { kind: 'choosing' }>['problem'];
  take(file: File): void;
}

function Choose({ problem, take }: ChooseProps) {
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p>{t('importrecords:choose.text')}</p>
      <p className="porsa-kit-help">{t('importrecords:choose.where')}</p>
      <p className="porsa-kit-help">{t('importrecords:choose.first')}</p>
      <div className="porsa-portal-actions">
        <SlButton variant="primary" onClick={() => input.current?.click()}>
          {t('importrecords:choose.button')}
        </SlButton>
      </div>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="porsa-kit-hidden"
        tabIndex={-1}
        aria-label={t('importrecords:choose.button')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) take(file);
          target.value = '';
        }}
      />
      <Alert text={problem && describeProblem(problem, t)} />
    </>
  );
}

function describeProblem(problem: NonNullable<ChooseProps['problem']>, t: LanguageTools['t']): string {
  if (problem === 'notloaded') return t('common:notLoaded.outdated');
  if (typeof problem === 'string') return t(`importrecords:problem.${problem}`);
  return 'expected' in problem
    ? t('importrecords:problem.otherproject', {
        expected: `\u2068${problem.expected}\u2069`,
        found: `\u2068${problem.found}\u2069`,
      })
    : describeFailure(problem, t);
}

function Actions({ importing, close }: { readonly importing: Importing; close(): void }) {
  const { t } = useLanguage();
  const { stage, store, stop, restart } = importing;
  switch (stage.kind) {
    case 'choosing':
      return <SlButton onClick={close}>{t('common:cancel')}</SlButton>;
    case 'reading':
    case 'checking':
      return <SlButton onClick={stop}>{t('importrecords:stop')}</SlButton>;
    case 'storing':
      return (
        <SlButton onClick={() => void mayStop(t).then((may) => may && stop())}>{t('importrecords:stop')}</SlButton>
      );
    case 'preview': {
      const count = stage.checked.filter(([, { outcome }]) => outcome === 'acceptable').length;
      return (
        <>
          <SlButton onClick={restart}>{t('importrecords:preview.another')}</SlButton>
          {count > 0 && (
            <SlButton variant="primary" onClick={() => void store()}>
              {t('importrecords:preview.store', { count })}
            </SlButton>
          )}
        </>
      );
    }
    case 'over':
      return (
        <SlButton variant="primary" onClick={close}>
          {t('common:close')}
        </SlButton>
      );
    default:
      return stage satisfies never;
  }
}
