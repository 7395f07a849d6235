import { baseStyles } from '../../react/form/filler-styles.ts';
import { FormFiller } from '../../react/form/form-filler.tsx';
import { drawStill } from '../../react/ui/still/draw-still.ts';
import { StyleNotes } from '../../react/ui/style/use-styles.ts';
import type { OwnReply, OwnRequest } from '../first/open-request.ts';
import { FormSurroundings, prepareOwn } from './form-providers.tsx';

/** Draws a form that its page has defined, before what makes it live has come; undefined where it is left to that to say why it cannot be filled. */
export async function drawOwn(request: OwnRequest): Promise<OwnReply | undefined> {
  const { language, calendar } = request;
  const at = localTime(new Date());
  const first = await prepareOwn({ request, view: { at } });
  if (!first.loaded.ok) return undefined;
  const notes = new Set<string>();
  const tree = drawStill(
    <StyleNotes value={notes}>
      <FormSurroundings language={language} calendar={calendar}>
        <FormFiller {...request} first={first} />
      </FormSurroundings>
    </StyleNotes>,
  );
  for (const text of baseStyles) notes.delete(text);
  return { request, view: { tree: [...tree], styles: [...notes], at, files: [] } };
}

/** As the reader's clock shows it. */
const localTime = (now: Date): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
