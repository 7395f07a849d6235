import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Attachment } from '../../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  question,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { prepareFile } from './prepare-file.ts';
import { settled, until } from '../../../test/support/screens/wait.ts';

/** A picture made in the page. */
async function picture(width: number, height: number, kind = 'image/png', noise = false): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = '#bd4941';
  brush.fillRect(0, 0, width, height);
  if (noise) {
    const pixels = brush.createImageData(width, height);
    for (let start = 0; start < pixels.data.length; start += 65_536)
      crypto.getRandomValues(pixels.data.subarray(start, start + 65_536));
    brush.putImageData(pixels, 0, 0);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, kind, 0.95);
  });
  return new File([blob!], kind === 'image/png' ? 'wound.png' : 'wound.jpg', { type: kind });
}

/** A JPEG that declares itself rotated, as phones write it. */
async function onItsSide(width: number, height: number): Promise<File> {
  const bytes = new Uint8Array(await (await picture(width, height, 'image/jpeg')).arrayBuffer());
  const exif = [
    0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0,
    6, 0, 0, 0, 0, 0, 0,
  ];
  return new File([bytes.subarray(0, 2), new Uint8Array(exif), bytes.subarray(2)], 'side.jpg', { type: 'image/jpeg' });
}

function give(filler: TestFiller, name: string, files: readonly File[]): void {
  const input = filler.find<HTMLInputElement>(`[data-name="${name}"] input[type="file"]`);
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const answer = (filler: TestFiller, name: string) => filler.form().form.get(name) as readonly Attachment[] | undefined;

describe('a picture that is chosen', () => {
  it('is made small enough, in bytes and in sides, and stands upright', async () => {
    const prepared = await prepareFile(await picture(2600, 1800, 'image/jpeg', true));
    if (!prepared.ok) throw new Error(prepared.why);
    expect(prepared.file.size).to.be.at.most(512_000);
    const { width, height } = await createImageBitmap(prepared.file);
    expect([width <= 2000, Math.round((width / height) * 100)]).to.deep.equal([true, 144]);
    const upright = await prepareFile(await onItsSide(60, 30));
    if (!upright.ok) throw new Error(upright.why);
    const turned = await createImageBitmap(upright.file);
    expect([turned.width, turned.height]).to.deep.equal([30, 60]);
    expect(new TextDecoder('latin1').decode(await upright.file.arrayBuffer())).not.to.contain('Exif');
  });

  it('is distinguished from what is none', async () => {
    const why = async (file: File, accept: 'images' | 'any') => {
      const prepared = await prepareFile(file, accept);
      return prepared.ok ? prepared.file.type : prepared.why;
    };
    expect(await why(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), 'images')).to.equal('notpicture');
    expect(await why(new File(['x'], 'a.heic', { type: 'image/heic' }), 'images')).to.equal('unreadable');
    expect(await why(new File(['%PDF-'], 'a.pdf', { type: '' }), 'any')).to.equal('application/pdf');
    expect(await why(new File(['x'], 'a.docx', { type: '' }), 'any')).to.equal('badtype');
    expect(await why(new File([], 'a.txt'), 'any')).to.equal('unreadable');
    expect(await why(new File(['a'.repeat(512_001)], 'a.txt'), 'any')).to.equal('toolarge');
  });
});

describe('a question for files', () => {
  afterEach(unmountAll);

  it('takes one, shows it, replaces it, and lets it go; focus stays', async () => {
    const filler = await mountFiller({ definition: formOf([question('photo', 'file')]), language: 'fa' });
    give(filler, 'photo', [await picture(40, 30)]);
    await until(() => filler.all('img.porsa-thumb').length === 1, 'the picture');
    expect(answer(filler, 'photo')).to.have.lengthOf(1);
    expect(answer(filler, 'photo')?.[0]).to.include({ name: 'wound.png', type: 'image/png' });
    give(filler, 'photo', [await picture(20, 20, 'image/jpeg')]);
    await until(() => answer(filler, 'photo')?.[0]?.name === 'wound.jpg', 'the other picture');
    expect(answer(filler, 'photo')).to.have.lengthOf(1);
    await click(filler.find('[data-remove]'));
    expect(answer(filler, 'photo')).to.equal(undefined);
    expect((document.activeElement?.shadowRoot?.activeElement as HTMLElement).dataset['choose']).to.equal('true');
    expect(filler.all('.porsa-hidden[role="status"]').at(-1)?.textContent).to.contain('wound.jpg');
  });

  it('says in words what it cannot take, and keeps what was there', async () => {
    const filler = await mountFiller({
      definition: formOf([question('papers', 'file', { accept: 'any', multimode: true, max: 2 })]),
      language: 'en',
    });
    give(filler, 'papers', [
      new File(['words'], 'a.txt'),
      new File(['x'], 'b.exe'),
      new File(['%PDF-1.4'], 'c.pdf'),
      new File(['more'], 'd.txt'),
    ]);
    await until(() => filler.all('[role="alert"]').length === 1, 'the words');
    expect(answer(filler, 'papers')?.map(({ name }) => name)).to.deep.equal(['a.txt', 'c.pdf']);
    expect(filler.find('[role="alert"]').textContent).to.equal(
      'b.exe isn’t a supported file type. Choose an image, a PDF or a plain text file. You can’t add more files here (limit: 2).',
    );
  });

  it('offers dropping where there is a mouse, and the camera on touch screens alone', async () => {
    const filler = await mountFiller({ definition: formOf([question('photo', 'file')]), language: 'en' });
    const isShown = (selector: string) => getComputedStyle(filler.find(selector)).display !== 'none';
    const isTouched = matchMedia('(pointer: coarse)').matches;
    expect([isShown('.porsa-drophint'), isShown('.porsa-camera')]).to.deep.equal([!isTouched, isTouched]);
  });

  it('takes what is dropped and what is pasted', async () => {
    const filler = await mountFiller({
      definition: formOf([question('photos', 'file', { multimode: true })]),
      language: 'en',
    });
    const transfer = new DataTransfer();
    transfer.items.add(await picture(10, 10));
    filler
      .find('.porsa-drop')
      .dispatchEvent(
        new DragEvent('drop', { bubbles: true, composed: true, cancelable: true, dataTransfer: transfer }),
      );
    await until(() => answer(filler, 'photos')?.length === 1, 'what was dropped');
    filler
      .find('.porsa-files')
      .dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true, clipboardData: transfer }),
      );
    await until(() => answer(filler, 'photos')?.length === 2, 'what was pasted');
  });

  it('hands the files over with the answers where there is no server', async () => {
    let files: ReadonlyMap<string, File> | undefined;
    const filler = await mountFiller({
      definition: formOf([question('photo', 'file', { mandatory: true })]),
      language: 'en',
      onSubmit: (detail) => {
        files = detail.files;
      },
    });
    expect(await filler.form().save()).to.equal(false);
    give(filler, 'photo', [await picture(40, 30)]);
    await until(() => answer(filler, 'photo') !== undefined, 'the picture');
    const [attachment] = answer(filler, 'photo')!;
    expect(await filler.form().save()).to.equal(true);
    expect([...files!].map(([id, file]) => [id, file.size])).to.deep.equal([[attachment!.id, attachment!.size]]);
  });

  it('shows to a reader what the server has, and says where it is not there', async () => {
    const shown = await picture(40, 30);
    const there: Attachment = {
      id: '01930000-0000-7000-8000-000000000001',
      name: 'wound.png',
      type: 'image/png',
      size: shown.size,
    };
    const client = {
      category: { getform: () => Promise.reject(new Error('not asked')) },
      uploads: {
        store: () => Promise.reject(new Error('not asked')),
        get: async ({ id }: { readonly id: string }) =>
          id === there.id
            ? { success: true as const, data: new Response(shown) }
            : { success: false as const, code: 4040, message: '' },
      },
    };
    const filler = await mountFiller({
      definition: formOf([question('photos', 'file', { multimode: true })]),
      language: 'fa',
      mode: 'view',
      client,
      answers: { photos: [there, { ...there, id: '01930000-0000-7000-8000-000000000002' }] },
    });
    await until(() => filler.all('img.porsa-thumb').length === 1, 'the picture');
    expect(filler.all('.porsa-attached').map((item) => item.textContent)).to.deep.equal([
      'wound.png۱ کیلوبایت',
      'این فایل روی این دستگاه نیست.wound.png۱ کیلوبایت',
    ]);
    expect(filler.all('.porsa-files button, .porsa-files input')).to.have.lengthOf(0);
  });
});

describe('a signature', () => {
  afterEach(unmountAll);

  function draw(filler: TestFiller, places: readonly (readonly [number, number])[]): void {
    const pad = filler.find('.porsa-pad');
    const { left, top } = pad.getBoundingClientRect();
    pad.setPointerCapture = () => undefined;
    places.forEach(([x, y], index) => {
      const kind = index === 0 ? 'pointerdown' : index === places.length - 1 ? 'pointerup' : 'pointermove';
      pad.dispatchEvent(
        new PointerEvent(kind, {
          bubbles: true,
          composed: true,
          isPrimary: true,
          button: 0,
          pointerId: 1,
          clientX: left + x,
          clientY: top + y,
        }),
      );
    });
  }

  it('is drawn, taken back stroke by stroke, and cleared', async () => {
    const filler = await mountFiller({ definition: formOf([question('signed', 'signature')]), language: 'fa' });
    await settled();
    draw(filler, [
      [10, 10],
      [40, 60],
      [80, 20],
      [80, 20],
    ]);
    await until(() => answer(filler, 'signed') !== undefined, 'the signature');
    const [first] = answer(filler, 'signed')!;
    expect(first).to.include({ name: 'امضا.png', type: 'image/png' });
    draw(filler, [
      [100, 10],
      [120, 60],
      [120, 60],
    ]);
    await until(() => answer(filler, 'signed')?.[0]?.id !== first!.id, 'the second stroke');
    const [undo, clear] = filler.all('.porsa-signing button');
    await click(undo!);
    await until(
      () => filler.all('.porsa-pad path').filter((path) => path.getAttribute('d')).length === 1,
      'one stroke',
    );
    await click(clear!);
    await until(() => answer(filler, 'signed') === undefined, 'no signature');
  });

  it('is a typed name for whoever does not draw, by the keyboard alone', async () => {
    const filler = await mountFiller({
      definition: formOf([question('signed', 'signature', { mandatory: true }), question('next', 'text')]),
      language: 'en',
    });
    const way = filler.find('.porsa-link-button');
    way.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => filler.all('.porsa-typed-name input').length === 1, 'the line for the name');
    await settled();
    await type(filler.find('.porsa-typed-name input'), 'Sara Karimi');
    expect(filler.form().form.get('signed')).to.equal('Sara Karimi');
    expect(await filler.form().save()).to.equal(true);
  });

  it('has one stroke for a hand that pauses, and a dot for a touch', async () => {
    const { toPath, withPoint } = await import('../signature/strokes.ts');
    expect(toPath([{ x: 1, y: 2 }])).to.equal('M1 2h0.01');
    expect(withPoint([{ x: 1, y: 1 }], { x: 1.5, y: 1 })).to.have.lengthOf(1);
    expect(
      toPath([
        { x: 0, y: 0 },
        { x: 10, y: 10 },
        { x: 20, y: 0 },
      ]),
    ).to.equal('M0 0Q10 10 15 5L20 0');
  });
});
