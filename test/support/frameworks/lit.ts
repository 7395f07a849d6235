import { html, nothing, render } from 'lit-html';
import type { Framework, Hear, Page } from './page.ts';

const pageView = (page: Page, hear: Hear) =>
  page.isShown
    ? html`<porsa-form
          storage="memory"
          language=${page.language ?? nothing}
          ?disabled=${page.disabled}
          page=${page.page}
          .definition=${page.definition}
          .patient=${page.patient}
          @porsa-change=${() => hear('porsa-change')}
          @lowercase=${() => hear('lowercase')}
          @camelEvent=${() => hear('camelEvent')}
          @CAPSevent=${() => hear('CAPSevent')}
          @PascalEvent=${() => hear('PascalEvent')}
          >${page.light}</porsa-form
        ><porsa-proposal .templates=${page.templates}></porsa-proposal>`
    : html`<p id="dummy">Dummy view</p>`;

export const lit: Framework = {
  name: 'Lit',
  mount: (target, page, hear) => {
    const draw = (now: Page) => void render(pageView(now, hear), target);
    draw(page);
    return { draw, unmount: () => void render(nothing, target) };
  },
};
