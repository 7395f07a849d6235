import { useLanguage } from '../../react/ui/language/language.tsx';
import { wayThrough } from '../../react/form/filling/pages-to-fill.ts';
import { Notices } from './notices.tsx';
import type { PlainFilling } from './open-filling.ts';
import { Review } from './review.tsx';
import type { PlainRefusal } from '../../api/contract/pages/plain-page.ts';

/** What was answered, where it can be sent no more: nothing of it is lost to whoever typed it. */
export function OverView({ filling, refusal }: { readonly filling: PlainFilling; readonly refusal: PlainRefusal }) {
  const { t, show } = useLanguage();
  const { core, form } = filling;
  const { visible, wanted } = core.$state.get();
  const way = wayThrough(form, wanted);
  return (
    <div className="porsa-filling">
      <Notices refusal={refusal} />
      <div className="porsa-head">
        <p className="plain-caption">{show(form.definition.title)}</p>
        <h1>{t('hosted:yours')}</h1>
      </div>
      <Review filling={filling} pages={visible.filter(({ id }) => way.has(id))} isOver />
      <p className="porsa-soft">{t('hosted:print')}</p>
    </div>
  );
}
