import { expect } from '@open-wc/testing';
import {
  button,
  cleanUp,
  click,
  findButton,
  form,
  one,
  open,
  previews,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { cardSvg, wrap } from './qr-card.ts';

const address = {
  url: 'https://forms.test/f/visit',
  qr: Array.from({ length: 21 }, () => '10'.repeat(10) + '1'),
  script: 'https://forms.test/embed/porsa.js',
  category: 'visit',
  title: 'Visit',
  clinic: 'Hope Clinic',
  isPublished: true,
  isPublic: true,
  isWithdrawn: false,
  isEmbeddable: true,
  pages: (['en', 'fa'] as const).map((language) => ({
    language,
    url: `https://forms.test/f/visit?language=${language}`,
    qr: Array.from({ length: 21 }, () => '01'.repeat(10) + '0'),
  })),
  canMail: true,
  canText: false,
  allowedOrigins: ['https://clinic.test'],
};
const link = {
  id: 'link-1',
  url: 'https://forms.test/lnk/abcdefghjkmn',
  label: 'For Sara',
  createdBy: 'Ali Karimi',
  createdAt: '2026-01-01T08:00:00.000Z',
  expiresAt: null,
  language: null,
  singleUse: true,
  prefilled: [],
  patient: null,
  entries: 0,
  usedAt: null,
  state: 'open',
  canRevoke: true,
};

type Answer = (body: Record<string, unknown>) => unknown;
const good = (data: unknown) => ({ success: true, data });

/** Opens the dialog of a form that the server has. */
async function share(given: Readonly<Record<string, Answer>> = {}, version: number | null = 1) {
  const calls: { readonly name: string; readonly body: Record<string, unknown> }[] = [];
  const answers: Record<string, Answer> = {
    getaddress: () => good(address),
    getlinks: () => good({ items: [link], next: null, total: 1 }),
    removelink: () => good({}),
    maillink: () => good({}),
    storecategory: () => good({ id: 'x', slug: 'visit' }),
    storelink: () => good({ id: '1', link: 'abcdefghjkmn', url: link.url, qr: address.qr }),
    ...given,
  };
  const call = (name: string) => (body: Record<string, unknown>) => {
    calls.push({ name, body });
    return Promise.resolve(answers[name]!(body));
  };
  const client = {
    category: {
      getdraft: () =>
        Promise.resolve(good({ id: 'x', slug: 'visit', title: 'Visit', rev: 1, definition: form, version })),
      storedraft: () => Promise.resolve(good({ rev: 2, problems: [] })),
      publish: () => Promise.resolve(good({ version: 1, problems: [] })),
      storecategory: call('storecategory'),
    },
    app: Object.fromEntries(
      ['getaddress', 'getlinks', 'removelink', 'storelink', 'maillink'].map((name) => [name, call(name)]),
    ),
    file: {
      getfiles: () =>
        Promise.resolve(
          good({ items: [{ id: 'file-1', patient: { name: 'Sara Ahmadi', code: '0012345679' } }], next: null }),
        ),
    },
  };
  await open({ client: client as never, category: 'visit' });
  await click(button('Share'));
  await until(() => shadow.querySelector('[data-tab]') !== null || shown().includes('Publish it first'), 'the dialog');
  return calls;
}
const tab = async (name: string) => click(one(`[data-tab="${name}"]`));
const shown = () => shadow.querySelector('.porsa-kit-dialog')?.textContent ?? '';

describe('The Share dialog', () => {
  afterEach(cleanUp);

  it('gives the address of the form’s own page, and says that it is copied only once it is', async () => {
    const written: string[] = [];
    let allowed = false;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          written.push(text);
          return allowed ? Promise.resolve() : Promise.reject(new Error('denied'));
        },
      },
    });
    await share();
    await until(() => shown().includes(address.url), 'the address');
    await click(button('Copy link'));
    await until(() => shown().includes('didn’t allow copying'), 'the refusal of the browser');
    expect(shown()).not.to.contain('Copied');
    allowed = true;
    await click(button('Copy link'));
    await until(() => shown().includes('Copied'), 'the confirmation');
    expect(written).to.deep.equal([address.url, address.url]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('leads to publishing where nobody can fill the form yet', async () => {
    const calls = await share({}, null);
    expect(shown()).to.contain('Publish it first');
    expect(calls).to.deep.equal([]);
    await click(
      [...shadow.querySelectorAll<HTMLElement>('.porsa-kit-dialog sl-button')].find(
        (each) => each.textContent === 'Publish',
      )!,
    );
    await until(() => shown().includes('Publish this form?'), 'the question');
  });

  it('says what keeps people out, and why there is nothing to show', async () => {
    await share({ getaddress: () => good({ ...address, isPublic: false, isEmbeddable: false }) });
    await until(() => shown().includes('Only members'), 'the warning');
    await tab('website');
    expect(shown()).to.contain('<porsa-form category="visit"></porsa-form>');
    expect(shown()).to.contain('No website may show this form yet');
    await click(button('Go to “Access”'));
    expect(shown()).not.to.contain('Only members');
    expect((shadow.activeElement as HTMLElement).dataset['tab']).to.equal('access');
    expect(findButton('Go to “Access”')).to.equal(undefined);
    cleanUp();
    let online = false;
    await share({ getaddress: () => (online ? good(address) : { success: false, code: 5002, message: '' }) });
    await until(() => shown().includes('Can’t reach the server'), 'the reason');
    online = true;
    await click(button('Try again'));
    await until(() => shown().includes(address.url), 'the address');
  });

  it('makes a personal link with an answer and a patient, once however often it is asked for', async () => {
    let refused = true;
    const calls = await share({
      storelink: () => {
        if (!refused) return good({ id: '1', link: 'abcdefghjkmn', url: link.url, qr: address.qr });
        return {
          success: false,
          code: 4220,
          message: 'Some answers need to be corrected.',
          fields: [{ path: 'answers.first', rule: 'toolong', message: 'This is too long.' }],
        };
      },
    });
    await tab('personal');
    await until(() => shadow.querySelector('.porsa-kit-dialog select'), 'the questions');
    const choose = one<HTMLSelectElement>('.porsa-kit-dialog select');
    choose.value = 'first';
    choose.dispatchEvent(new Event('change', { bubbles: true }));
    // The last day is answered in a field of the same kind.
    const field = () =>
      shadow.querySelector<HTMLInputElement>('[role="group"]:has([aria-label^="Remove the answer"]) input');
    await until(field, 'the answer’s field');
    await write(field()!, 'Ward 2');
    const search = [...shadow.querySelectorAll<HTMLInputElement>('.porsa-kit-dialog input.porsa-kit-control')][0]!;
    await write(search, 'Sara');
    await until(() => findButton('Sara Ahmadi · 0012345679'), 'the patient');
    await click(button('Sara Ahmadi · 0012345679'));
    await click(button('Create link'));
    await until(() => shown().includes('This is too long.'), 'what is wrong, at its question');
    refused = false;
    await click(button('Create link'));
    await until(() => shown().includes(link.url), 'the link');
    const made = calls.filter(({ name }) => name === 'storelink').map(({ body }) => body);
    expect(made[0]).to.deep.equal(made[1]);
    expect(made[1]).to.deep.include({
      kind: 'form',
      category: 'visit',
      singleUse: true,
      answers: { first: 'Ward 2' },
      file: 'file-1',
    });
  });

  it('lists links, and revokes one after asking', async () => {
    let state = 'open';
    const calls = await share({
      getlinks: () => good({ items: [{ ...link, state }], next: null, total: 1 }),
      removelink: () => {
        state = 'revoked';
        return good({});
      },
    });
    await tab('links');
    await until(() => shown().includes('For Sara'), 'the link');
    await click(one('[aria-label="Revoke “For Sara”"]'));
    expect(calls.some(({ name }) => name === 'removelink')).to.equal(false);
    await click(one('.porsa-d-share-links sl-button[variant="danger"]'));
    await until(() => shown().includes('Revoked'), 'the new state');
    expect(calls.find(({ name }) => name === 'removelink')?.body).to.deep.equal({ category: 'visit', id: 'link-1' });
  });

  it('gives the page and its code in the language that is chosen', async () => {
    await share();
    await until(() => shown().includes(address.url), 'the address');
    const choose = async (language: string) => {
      const select = one<HTMLSelectElement>('.porsa-kit-dialog select');
      expect([...select.options].slice(1).map(({ text }) => text)).to.deep.equal(['English', 'فارسی']);
      select.value = language;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    };
    await choose('fa');
    expect(one('.porsa-d-share-code').textContent).to.equal('https://forms.test/f/visit?language=fa');
    await tab('qr');
    await choose('en');
    expect(one('.porsa-kit-qr').getAttribute('aria-label')).to.contain('language=en');
  });

  it('writes chosen looks into the HTML, and shows the form with them', async () => {
    await share();
    await tab('website');
    await until(() => shadow.querySelector('.porsa-d-share-frame'), 'the picture');
    const selects = [...shadow.querySelectorAll<HTMLSelectElement>('.porsa-d-share-options select')];
    for (const [index, value] of ['fa', 'dark', 'preview'].entries()) {
      selects[index]!.value = value;
      selects[index]!.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    }
    expect(one('.porsa-d-share-code').textContent).to.contain(
      '<porsa-form category="visit" language="fa" theme="dark" mode="preview"></porsa-form>',
    );
    const { language, theme, role, storage } = previews.at(-1)!;
    expect([language, theme, role, storage]).to.deep.equal(['fa', 'dark', 'public', 'memory']);
    expect(one('.porsa-d-share-frame').inert).to.equal(true);
  });

  it('sends a link by email, says what is wrong with an address, and says sent only once it is', async () => {
    let reply: unknown = { success: false, code: 5002, message: '' };
    const calls = await share({ maillink: () => reply });
    await tab('links');
    await until(() => shown().includes('For Sara'), 'the link');
    expect(shown()).to.contain('One use left');
    await click(one('[aria-label="Send “For Sara” by email"]'));
    const field = one<HTMLInputElement>('.porsa-d-share-mail input');
    expect(shadow.activeElement).to.equal(field);
    await write(field, 'sara');
    const send = () => click(one('.porsa-d-share-mail sl-button'));
    await send();
    await until(() => shown().includes('Enter an email address'), 'what is wrong');
    const mails = () => calls.filter(({ name }) => name === 'maillink').map(({ body }) => body);
    expect(mails()).to.deep.equal([]);
    await write(field, ' sara@mail.test ');
    await send();
    await until(() => shown().includes('Can’t reach the server'), 'the reason');
    expect(field.value).to.contain('sara@mail.test');
    expect(shown()).not.to.contain('on its way');
    reply = good({});
    await send();
    await until(() => shown().includes('The email to sara@mail.test is on its way.'), 'the confirmation');
    expect(mails().at(-1)).to.deep.equal({ category: 'visit', id: 'link-1', email: 'sara@mail.test' });
    expect(field.value).to.equal('');
  });

  it('sends a link by text message where the server has a gateway, to a number as it is written', async () => {
    const calls = await share({ getaddress: () => good({ ...address, canText: true }) });
    await tab('links');
    await until(() => shown().includes('For Sara'), 'the link');
    await click(one('[aria-label="Send “For Sara”"]'));
    const way = one<HTMLSelectElement>('.porsa-d-share-mail select');
    way.value = 'sms';
    way.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    const field = one<HTMLInputElement>('.porsa-d-share-mail input');
    expect([field.type, field.dir]).to.deep.equal(['tel', 'ltr']);
    const send = () => click(one('.porsa-d-share-mail sl-button'));
    await write(field, 'sara@mail.test');
    await send();
    await until(() => shown().includes('Enter a mobile number'), 'what is wrong');
    await write(field, '۰۹۱۲ ۱۲۳ ۴۵۶۷');
    await send();
    await until(() => shown().includes('The message to ۰۹۱۲ ۱۲۳ ۴۵۶۷ is on its way.'), 'the confirmation');
    const sent = calls.filter(({ name }) => name === 'maillink').map(({ body }) => body);
    expect(sent).to.deep.equal([{ category: 'visit', id: 'link-1', phone: '۰۹۱۲ ۱۲۳ ۴۵۶۷' }]);
  });

  it('offers no email to who may not send any', async () => {
    await share({ getaddress: () => good({ ...address, canMail: false }) });
    await tab('links');
    await until(() => shown().includes('For Sara'), 'the link');
    expect(findButton('Send by email')).to.equal(undefined);
  });

  it('sets where the form may be filled, and shows it only to who may not', async () => {
    const calls = await share();
    await tab('access');
    await until(() => shadow.querySelector('.porsa-kit-dialog textarea'), 'the websites');
    const sites = one<HTMLTextAreaElement>('.porsa-kit-dialog textarea');
    expect(sites.value).to.equal('https://clinic.test');
    await write(sites, 'clinic');
    const save = () => click(one('.porsa-kit-dialog sl-button[variant="primary"]'));
    await save();
    await until(() => shown().includes('isn’t a website address'), 'what is wrong');
    expect(calls.some(({ name }) => name === 'storecategory')).to.equal(false);
    await write(sites, 'https://clinic.test/ https://ward.test');
    one('.porsa-kit-dialog sl-switch').dispatchEvent(new CustomEvent('sl-change'));
    await settled();
    await save();
    await until(() => shown().includes('Saved'), 'the confirmation');
    expect(calls.find(({ name }) => name === 'storecategory')?.body).to.deep.equal({
      id: 'visit',
      settings: {
        allowPublicScores: false,
        withdrawn: false,
        allowedOrigins: ['https://clinic.test', 'https://ward.test'],
      },
    });
    cleanUp();
    await share({ getaddress: () => good({ ...address, allowedOrigins: undefined }) });
    await tab('access');
    await until(() => shown().includes('Only an owner of the form can change this.'), 'who may');
    expect(shadow.querySelector('.porsa-kit-dialog sl-switch')).to.equal(null);
  });

  it('moves between its parts by arrow keys', async () => {
    await share();
    const first = one<HTMLElement>('[data-tab="link"]');
    first.focus();
    first.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await until(() => one('[data-tab="qr"]').getAttribute('aria-selected') === 'true', 'the next part');
    expect(shadow.activeElement).to.equal(one('[data-tab="qr"]'));
  });
});

describe('The card with the QR code', () => {
  it('keeps long titles to a few lines, and lets no markup of a title through', () => {
    expect(wrap('one two three four', 7, 2)).to.deep.equal(['one two', 'three…']);
    const svg = cardSvg({
      rows: address.qr,
      title: '<script>x</script> & "y"',
      clinic: 'C',
      url: address.url,
      dir: 'ltr',
    });
    const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
    expect(parsed.querySelector('parsererror, script')).to.equal(null);
    expect([...parsed.querySelectorAll('text')].map(({ textContent }) => textContent)).to.include('forms.test/f/visit');
  });
});
