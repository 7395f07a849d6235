import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { Localized, ReportBlock } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { SelectField } from '../../kit/field/field.tsx';
import { allQuestions } from '../definition/tree.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { FormulaField } from '../editors/formula/formula-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { useDesigner } from '../model/designer-context.ts';
import { LogoField } from './logo-field.tsx';
import { MergeTextField } from './merge-text-field.tsx';
import { ReportQuestions } from './report-questions.tsx';
import { useReport, type BlockKind } from './use-report.ts';

interface SettingsProps<K extends BlockKind = BlockKind> {
  readonly block: Extract<ReportBlock, { kind: K }>;
  readonly index: number;
}

/** The settings of a block: its own, then when it is printed. */
export function BlockSettings({ block, index }: SettingsProps) {
  const { t } = useLanguage();
  const id = useId();
  const { changeBlock } = useReport();
  const problem = useProblems('report', `blocks[${index}].when`);
  return (
    <>
      <OwnSettings block={block} index={index} />
      <details className="porsa-d-block-when" open={block.when !== undefined || problem.length > 0}>
        <summary>{t('report:when')}</summary>
        <FormulaField
          id={id}
          gives="truth"
          label={t('report:when')}
          help={t('report:hints.when')}
          problem={problem}
          value={block.when}
          change={(when) => changeBlock(block.id, { when: when?.trim() ? when : undefined })}
        />
      </details>
    </>
  );
}

function OwnSettings({ block, index }: SettingsProps) {
  switch (block.kind) {
    case 'letterhead':
      return <LetterheadSettings block={block} index={index} />;
    case 'scores':
    case 'signature':
      return <TitleField block={block} index={index} />;
    case 'answers':
    case 'table':
      return (
        <>
          <TitleField block={block} index={index} />
          <ListedSettings block={block} index={index} />
        </>
      );
    case 'chart':
      return (
        <>
          <QuestionField block={block} index={index} />
          <TitleField block={block} index={index} />
        </>
      );
    case 'text':
      return <TextSettings block={block} index={index} />;
    case 'patient':
    case 'pagebreak':
      return <Explained kind={block.kind} />;
    default:
      return block satisfies never;
  }
}

function Explained({ kind }: { readonly kind: BlockKind }) {
  const { t } = useLanguage();
  return <p className="porsa-kit-help">{t(`report:hints.${kind}`)}</p>;
}

function TitleField({ block, index }: SettingsProps<'scores' | 'answers' | 'chart' | 'table' | 'text' | 'signature'>) {
  const { t } = useLanguage();
  const { changeBlock } = useReport();
  return (
    <LocalizedField
      id={useId()}
      label={t('report:heading')}
      help={t(`report:hints.${block.kind}`)}
      problem={useProblems('report', `blocks[${index}].title`)}
      value={block.title}
      change={(title) => changeBlock(block.id, { title })}
    />
  );
}

function LetterheadSettings({ block, index }: SettingsProps<'letterhead'>) {
  const { t } = useLanguage();
  const id = useId();
  const { report, change, changeBlock } = useReport();
  return (
    <>
      <LogoField
        logo={block.logo}
        problem={useProblems('report', `blocks[${index}].logo`)}
        change={(logo) => changeBlock(block.id, { logo })}
      />
      <LocalizedField
        id={`${id}-title`}
        label={t('report:title')}
        help={t('report:hints.title')}
        problem={useProblems('report', 'title')}
        value={report.title}
        change={(title) => change({ title }, 'title')}
      />
      <LocalizedField
        id={`${id}-header`}
        label={t('report:header')}
        long
        problem={useProblems('report', 'header')}
        value={report.header}
        change={(header) => change({ header }, 'header')}
      />
    </>
  );
}

/** Which questions; a report's own list of earlier days counts until one is chosen here. */
function ListedSettings({ block, index }: SettingsProps<'answers' | 'table'>) {
  const { t } = useLanguage();
  const { report, change, changeBlock } = useReport();
  const isAnswers = block.kind === 'answers';
  return (
    <ReportQuestions
      id={useId()}
      label={t('report:questions')}
      all={t(isAnswers ? 'report:all' : 'report:withHistory')}
      problem={useProblems('report', `blocks[${index}].questions`)}
      chosen={block.questions ?? (isAnswers ? report.questions : undefined)}
      change={(questions) => {
        if (!questions && isAnswers && report.questions) change({ questions: undefined }, 'questions');
        changeBlock(block.id, { questions });
      }}
    />
  );
}

/** The number that a chart follows. Any question may give one. */
function QuestionField({ block, index }: SettingsProps<'chart'>) {
  const { model, panels } = useDesigner();
  const { t } = useLanguage();
  const { changeBlock } = useReport();
  const editing = useStore(model.$editing);
  const questions = allQuestions(useStore(model.$definition)).filter(
    ({ type, name }) =>
      panels[type].settings.some(({ key }) => key === 'floatcount' || key === 'max') || name === block.question,
  );
  return (
    <SelectField
      label={t('report:chartQuestion')}
      problem={useProblems('report', `blocks[${index}].question`)}
      value={block.question}
      options={[
        ...(block.question ? [] : [{ value: '', text: t('report:chooseOne') }]),
        ...questions.map(({ name, title }) => ({ value: name, text: pickText(title, editing) || name })),
      ]}
      onChange={(question) => changeBlock(block.id, { question })}
    />
  );
}

function TextSettings({ block, index }: SettingsProps<'text'>) {
  const { changeBlock } = useReport();
  return (
    <>
      <TitleField block={block} index={index} />
      <MergeTextField
        id={useId()}
        problem={useProblems('report', `blocks[${index}].text`)}
        value={block.text}
        change={(text: Localized | undefined) => changeBlock(block.id, { text: text ?? '' })}
      />
    </>
  );
}
