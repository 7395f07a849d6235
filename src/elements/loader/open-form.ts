import type { First } from '../form/first.ts';
import type { StageTools } from '../first/first-stage.ts';
import type { FirstReply, OpenRequest, Own, OwnRequest } from '../first/open-request.ts';
import type { OpeningHost } from '../host/host-life.ts';
import type { Opening } from '../host/opening.ts';

interface Given {
  readonly category?: string;
  readonly service?: string;
  readonly headline?: string;
  readonly project?: string;
  readonly page?: string;
  readonly file?: string;
  readonly link?: string;
  readonly mode?: string;
  readonly definition?: OwnRequest['definition'];
  readonly answers?: OwnRequest['answers'];
  readonly patient?: OwnRequest['patient'];
  readonly session?: { readonly token?: string };
}

/** What to draw, where the page has defined it; or what to ask for, where all that the server needs to know is in the attributes. */
function toRequest(host: OpeningHost): OpenRequest | OwnRequest | undefined {
  const values = host.values() as Given;
  const { category, service, headline, project, page, file, link, mode = 'fill', definition } = values;
  if (host.isDisabled || file || mode !== 'fill') return undefined;
  if (definition) return { ...values, ...host.appearance() } as OwnRequest;
  if (!category || values.answers || values.patient) return undefined;
  const { language, calendar } = host.appearance();
  const token = values.session?.token || host.token;
  return { api: host.api(), category, service, headline, project, language, calendar, page, link, token };
}

export interface OpeningTools extends Omit<StageTools, 'ask' | 'prepare'> {
  /** The half of the filler that draws forms. */
  own(): Promise<Own>;
  /** Never rejects. */
  ask(request: OpenRequest): Promise<FirstReply | undefined>;
}

/** Asks for a form in the loader's first moment; what draws it takes the reply over as soon as it has come itself. */
export function openForm(host: OpeningHost, first: Promise<First>, tools: OpeningTools): Opening {
  let ahead: [key: string, reply: ReturnType<OpeningTools['ask']>] | undefined;
  const ask: StageTools['ask'] = async (request) => {
    if (request.definition) {
      try {
        return await (await tools.own()).draw(request);
      } catch {
        return undefined;
      }
    }
    if (request.link) return undefined;
    const key = JSON.stringify(request);
    const reply = ahead?.[0] === key ? ahead[1] : tools.ask(request);
    ahead = opening.stage ? undefined : [key, reply];
    return reply;
  };
  const opening: { -readonly [Key in keyof Opening]: Opening[Key] } = {
    follow() {
      const request = toRequest(host);
      if (opening.stage) opening.stage.follow(request);
      // A page of the server's own came with the form that stands there.
      else if (request && !host.wrapper.children[1]) void ask(request);
    },
    coming: first.then(({ FirstStage, prepare }) => {
      opening.stage = new FirstStage(host, { ...tools, ask, prepare });
      opening.follow();
      return opening.stage;
    }),
  };
  opening.coming.catch(() => (opening.isLost = true));
  return opening;
}
