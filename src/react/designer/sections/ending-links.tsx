import { useId } from 'react';
import { limits } from '../../../engine/definition/limits.ts';
import type { EndingLink } from '../../../engine/definition/types.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import * as icons from '../icons/icons.ts';

interface EndingLinksProps {
  readonly owner: string;
  readonly links: readonly EndingLink[];
  change(links: readonly EndingLink[], part: string): void;
}

/** Links below an ending, such as the number of an emergency line. */
export function EndingLinks({ owner, links, change }: EndingLinksProps) {
  const { t } = useLanguage();
  const replace = (index: number, link: EndingLink, part: string): void =>
    change(
      links.map((before, at) => (at === index ? link : before)),
      `${index} ${part}`,
    );
  return (
    <div role="group" aria-label={t('designer:endings.links')} className="porsa-d-ending-links">
      <span className="porsa-kit-label">{t('designer:endings.links')}</span>
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
      <Button
        icon={icons.plus}
        disabled={links.length >= limits.endingLinks}
        onClick={() => change([...links, { text: '', href: '' }], `add ${links.length}`)}
      >
        {t('designer:endings.addlink')}
      </Button>
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
        problem={useProblems(owner, `${path}.text`)}
        value={link.text}
        change={(text) => change({ ...link, text: text ?? '' }, 'text')}
      />
      <LocalizedField
        id={`${id}-href`}
        label={t('designer:endings.linkhref')}
        help={t('designer:endings.linkhint')}
        ghost="tel:115"
        keep
        problem={useProblems(owner, `${path}.href`)}
        value={link.href}
        change={(href) => change({ ...link, href: href ?? '' }, 'href')}
      />
      <Button kind="danger" icon={icons.trash} onClick={remove}>
        {t('designer:endings.removelink', { place: index + 1 })}
      </Button>
    </div>
  );
}
