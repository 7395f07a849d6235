import { useId } from 'react';
import { limits } from '../../../engine/definition/limits.ts';
import type { Ending, EndingLink } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { useDesigner } from '../designer-context.ts';
import { changeEnding, moveEnding, removeEnding } from '../edits/endings.ts';
import { Icon, IconButton } from '../icon.tsx';
import { FormulaField } from '../settings/editors/formula-field.tsx';
import { LocalizedField } from '../settings/editors/localized-field.tsx';
import { SeverityField } from '../settings/editors/severity-field.tsx';
import { TextField } from '../settings/editors/text-field.tsx';
import { useProblems } from '../settings/field.tsx';

interface EndingCardProps {
  readonly ending: Ending;
  readonly index: number;
  readonly count: number;
}

/** One ending: what it says, how urgent it is, where it leads, and when it is shown. */
export function EndingCard({ ending, index, count }: EndingCardProps) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const change = (key: keyof Ending, value: unknown, part = ''): void =>
    model.edit((form) => changeEnding(form, ending.id, { [key]: value }), `${ending.id} ${key} ${part}`);
  const field = (key: keyof Ending) => ({ id: `${id}-${key}`, label: t(`designer:endings.${key}`) });
  const own = useProblems(ending.id, '');
  const place = { place: index + 1 };
  return (
    <article
      className="porsa-d-condition porsa-d-ending"
      data-ending={ending.id}
      aria-label={t('designer:endings.one', place)}
    >
      <div className="porsa-d-option-line">
        <strong>{t('designer:endings.one', place)}</strong>
        <IconButton
          icon="arrow-up"
          label={t('designer:endings.up', place)}
          disabled={index === 0}
          onClick={() => model.edit((form) => moveEnding(form, ending.id, index - 1))}
        />
        <IconButton
          icon="arrow-down"
          label={t('designer:endings.down', place)}
          disabled={index === count - 1}
          onClick={() => model.edit((form) => moveEnding(form, ending.id, index + 1))}
        />
        <IconButton
          icon="trash"
          danger
          label={t('designer:endings.remove', place)}
          onClick={() => {
            model.edit((form) => removeEnding(form, ending.id));
            model.$toast.set({ text: t('designer:endings.removed'), undo: true });
          }}
        />
      </div>
      {own.length > 0 && (
        <div className="porsa-d-faults">
          {own.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <LocalizedField
        {...field('title')}
        problems={useProblems(ending.id, 'title')}
        value={ending.title}
        change={(title) => change('title', title)}
      />
      <LocalizedField
        {...field('text')}
        long
        problems={useProblems(ending.id, 'text')}
        value={ending.text}
        change={(text) => change('text', text)}
      />
      <SeverityField
        id={`${id}-severity`}
        hint={t('designer:endings.severityhint')}
        problems={useProblems(ending.id, 'severity')}
        value={ending.severity}
        change={(severity) => change('severity', severity)}
      />
      <Links
        owner={ending.id}
        links={ending.links ?? []}
        change={(links, part) => change('links', links.length ? links : undefined, part)}
      />
      <TextField
        {...field('redirect')}
        ltr
        hint={t('designer:endings.redirecthint')}
        problems={useProblems(ending.id, 'redirect')}
        value={ending.redirect}
        change={(redirect) => change('redirect', redirect)}
      />
      <FormulaField
        {...field('when')}
        gives="truth"
        hint={t('designer:endings.whenhint')}
        problems={useProblems(ending.id, 'when')}
        value={ending.when}
        change={(when) => change('when', when)}
      />
    </article>
  );
}

interface LinksProps {
  readonly owner: string;
  readonly links: readonly EndingLink[];
  change(links: readonly EndingLink[], part: string): void;
}

/** Links below an ending, such as the number of an emergency line. */
function Links({ owner, links, change }: LinksProps) {
  const { t } = useLanguage();
  const replace = (index: number, link: EndingLink, part: string): void =>
    change(
      links.map((before, at) => (at === index ? link : before)),
      `${index} ${part}`,
    );
  return (
    <div role="group" aria-label={t('designer:endings.links')} className="porsa-d-ending-links">
      <span className="porsa-d-field-label">{t('designer:endings.links')}</span>
      {links.map((link, index) => (
        <Link
          key={index}
          owner={owner}
          link={link}
          index={index}
          change={(next, part) => replace(index, next, part)}
          remove={() =>
            change(
              links.filter((_, at) => at !== index),
              `remove ${index} ${links.length}`,
            )
          }
        />
      ))}
      <button
        type="button"
        className="porsa-d-small-button"
        disabled={links.length >= limits.endingLinks}
        onClick={() => change([...links, { text: '', href: '' }], `add ${links.length}`)}
      >
        <Icon name="plus-lg" size={14} />
        {t('designer:endings.addlink')}
      </button>
    </div>
  );
}

interface LinkProps {
  readonly owner: string;
  readonly link: EndingLink;
  readonly index: number;
  change(link: EndingLink, part: string): void;
  remove(): void;
}

function Link({ owner, link, index, change, remove }: LinkProps) {
  const { t } = useLanguage();
  const id = useId();
  const path = `links[${index}]`;
  return (
    <div className="porsa-d-inner-fields">
      <LocalizedField
        id={`${id}-text`}
        label={t('designer:endings.linktext')}
        keep
        problems={useProblems(owner, `${path}.text`)}
        value={link.text}
        change={(text) => change({ ...link, text: text ?? '' }, 'text')}
      />
      <LocalizedField
        id={`${id}-href`}
        label={t('designer:endings.linkhref')}
        hint={t('designer:endings.linkhint')}
        ghost="tel:115"
        keep
        problems={useProblems(owner, `${path}.href`)}
        value={link.href}
        change={(href) => change({ ...link, href: href ?? '' }, 'href')}
      />
      <button type="button" className="porsa-d-small-button porsa-d-danger" onClick={remove}>
        <Icon name="trash" size={14} />
        {t('designer:endings.removelink', { place: index + 1 })}
      </button>
    </div>
  );
}
