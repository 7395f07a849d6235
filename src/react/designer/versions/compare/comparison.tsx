import { useMemo } from 'react';
import type { FormDefinition } from '../../../../engine/definition/types.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { unbroken } from '../../../ui/language/unbroken.tsx';
import type { PartChange, SettingChange } from '../../changes/form-changes.ts';
import { pageTitle } from '../../definition/page-title.ts';
import { titleOf } from '../../dialogs/collision-values.ts';
import { useReceivers, type Receiver } from '../../sections/use-receivers.ts';
import { compareVersions, type ComparedPage } from './compare-versions.ts';
import { SettingList } from './setting-list.tsx';

export type TwoForms = readonly [before: FormDefinition, after: FormDefinition];

/** In what the second form differs from the first, page by page and question by question. */
export function Comparison({ forms }: { readonly forms: TwoForms }) {
  const { t } = useLanguage();
  const { form, pages, conditions, endings, report, count } = useMemo(() => compareVersions(...forms), [forms]);
  if (count === 0) return <p role="status">{t('versions:same')}</p>;
  return (
    <div className="porsa-d-comparison">
      <p role="status">{t('versions:differences', { count })}</p>
      <Whole title={t('versions:wholeform')} kind="form" settings={form} forms={forms} />
      {pages.map((page) => (
        <PageChanges key={page.page.id} compared={page} forms={forms} />
      ))}
      {conditions.length > 0 && <RuleList parts={conditions} forms={forms} />}
      <PartList title={t('designer:endings.heading')} parts={endings} forms={forms} />
      <Whole title={t('designer:views.report')} kind="report" settings={report} forms={forms} />
    </div>
  );
}

interface WholeProps {
  readonly title: string;
  readonly kind: PartChange['kind'];
  readonly settings: readonly SettingChange[];
  readonly forms: TwoForms;
}

function Whole({ title, kind, settings, forms }: WholeProps) {
  if (settings.length === 0) return null;
  return (
    <section>
      <h5>{title}</h5>
      <SettingList kind={kind} settings={settings} forms={forms} />
    </section>
  );
}

function PageChanges({
  compared: { page, change, questions },
  forms,
}: {
  readonly compared: ComparedPage;
  readonly forms: TwoForms;
}) {
  const { t, language } = useLanguage();
  const [before, after] = forms;
  const { pages } = change?.what === 'removed' ? before : after;
  return (
    <section>
      <h5>
        <bdi>{t('versions:page', { title: pageTitle(pages, page, language, t) })}</bdi>{' '}
        {change && <Marks change={change} />}
      </h5>
      {change && <SettingList kind="page" settings={change.settings} forms={forms} />}
      <ul>
        {questions.map((question) => (
          <PartItem key={question.id} part={question} forms={forms} />
        ))}
      </ul>
    </section>
  );
}

/** Conditions; those that name colleagues name them as the reader knows them. */
function RuleList(rules: Pick<PartListProps, 'parts' | 'forms'>) {
  const { t } = useLanguage();
  return <PartList {...rules} title={t('designer:views.condition')} receivers={useReceivers()} />;
}

interface PartListProps {
  readonly title: string;
  readonly parts: readonly PartChange[];
  readonly forms: TwoForms;
  readonly receivers?: readonly Receiver[];
}

function PartList({ title, parts, forms, receivers }: PartListProps) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h5>{title}</h5>
      <ul>
        {parts.map((part) => (
          <PartItem key={part.id} part={part} forms={forms} receivers={receivers} />
        ))}
      </ul>
    </section>
  );
}

interface PartItemProps extends Pick<PartListProps, 'forms' | 'receivers'> {
  readonly part: PartChange;
}

function PartItem({ part, forms, receivers }: PartItemProps) {
  const tools = useLanguage();
  const [before, after] = forms;
  const title = titleOf(part.id ?? '', [after, before], tools) || conditionTitle(part, forms, tools);
  return (
    <li data-what={part.what}>
      <p className="porsa-d-compared">
        <strong>
          <bdi>{unbroken(title)}</bdi>
        </strong>{' '}
        <Marks change={part} forms={forms} />
      </p>
      <SettingList kind={part.kind} settings={part.settings} forms={forms} receivers={receivers} />
    </li>
  );
}

/** Jumps and forwarding rules have no title of their own. */
function conditionTitle({ id }: PartChange, [before, after]: TwoForms, tools: ReturnType<typeof useLanguage>): string {
  const condition = [...after.conditions, ...before.conditions].find((each) => each.id === id);
  if (!condition) return tools.t('versions:untitled');
  if (condition.kind !== 'gotopage') return tools.t(`designer:conditions.${condition.kind}`);
  const [from, to] = [condition.from, condition.to].map(
    (page) => `\u2068${titleOf(page, [after, before], tools)}\u2069`,
  );
  return tools.t('versions:jump', { from, to });
}

/** Added, deleted, changed, moved: in words, not by colour alone. */
function Marks({
  change: { what, isMoved, parents, settings },
  forms,
}: {
  readonly change: PartChange;
  readonly forms?: TwoForms;
}) {
  const tools = useLanguage();
  const { t } = tools;
  const from = forms && parents && parents[0] !== parents[1] ? titleOf(parents[0], [...forms], tools) : '';
  return (
    <>
      {(what !== 'changed' || settings.length > 0) && (
        <span className="porsa-d-mark" data-what={what}>
          {t(`versions:marks.${what}`)}
        </span>
      )}
      {what === 'changed' && isMoved && (
        <span className="porsa-d-mark" data-what="moved">
          {from ? t('versions:marks.movedfrom', { from: `\u2068${from}\u2069` }) : t('versions:marks.moved')}
        </span>
      )}
    </>
  );
}
