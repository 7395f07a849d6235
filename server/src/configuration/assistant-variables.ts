import type { Configuration } from './configuration.ts';
import { serviceAddress, wholeNumber, type Variable } from './variable.ts';

const assistantUrl: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => serviceAddress(text)?.replace(/(?:\/chat\/completions)?$/, ''),
  secret: true,
  must: 'the http or https address of an OpenAI-compatible API, such as https://models.example.org/v1, without user, query or #; leave it out for no language model',
};
const assistantKey: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[\x21-\x7e]{1,500}$/.test(text) ? text : undefined),
  secret: true,
  must: 'the API key, up to 500 visible ASCII characters; leave it out if the API needs none',
};
const assistantModel: Variable<string | undefined> = {
  fallback: undefined,
  parse: (text) => (/^[^\p{Cc}]{1,200}$/u.test(text) ? text : undefined),
  must: 'the name of a model, up to 200 characters',
};
const assistantTokens: Variable<number> = {
  fallback: 1000,
  parse: (text) => wholeNumber(text, 50, 20_000),
  must: 'the maximum number of tokens per reply, from 50 to 20000',
};
const assistantPerPerson: Variable<number> = {
  fallback: 60,
  parse: (text) => wholeNumber(text, 1, 10_000),
  must: 'the maximum replies per person and hour, from 1 to 10000',
};
const assistantPerHour: Variable<number> = {
  fallback: 600,
  parse: (text) => wholeNumber(text, 1, 999_999),
  must: 'the maximum replies per hour for everyone together, from 1 to 999999',
};

export const assistantVariables = {
  PORSA_ASSISTANT_URL: assistantUrl,
  PORSA_ASSISTANT_KEY: assistantKey,
  PORSA_ASSISTANT_MODEL: assistantModel,
  PORSA_ASSISTANT_TOKENS: assistantTokens,
  PORSA_ASSISTANT_PER_PERSON: assistantPerPerson,
  PORSA_ASSISTANT_PER_HOUR: assistantPerHour,
} as const;

type Read = <Value>(name: keyof typeof assistantVariables, variable: Variable<Value>) => Value;

/** Address and model are given together or not at all. */
export function readAssistant(read: Read, faults: string[]): Pick<Configuration, 'assistant'> {
  const before = faults.length;
  const url = read('PORSA_ASSISTANT_URL', assistantUrl);
  const key = read('PORSA_ASSISTANT_KEY', assistantKey);
  const model = read('PORSA_ASSISTANT_MODEL', assistantModel);
  const limits = {
    tokens: read('PORSA_ASSISTANT_TOKENS', assistantTokens),
    perPerson: read('PORSA_ASSISTANT_PER_PERSON', assistantPerPerson),
    perHour: read('PORSA_ASSISTANT_PER_HOUR', assistantPerHour),
  };
  if (url !== undefined && model !== undefined)
    return { assistant: { url, model, ...limits, ...(key !== undefined && { key }) } };
  if (faults.length > before || (url === undefined && model === undefined && key === undefined)) return {};
  faults.push(
    url === undefined
      ? `PORSA_ASSISTANT_URL must be set if PORSA_ASSISTANT_MODEL or PORSA_ASSISTANT_KEY is; it must be ${assistantUrl.must}.`
      : `PORSA_ASSISTANT_MODEL must be set if PORSA_ASSISTANT_URL is; it must be ${assistantModel.must}.`,
  );
  return {};
}
