import type { Client, ClientReply } from '../../api/client/client.ts';
import type { Answers } from '../../engine/definition/types.ts';
import { startingAnswers } from '../../fields/form/starting-answers.ts';

/** The answers of a file's latest response that a new one begins with: those that the form clears for each new response are left out. */
export async function copiedAnswers(
  client: Pick<Client, 'category' | 'file'>,
  category: string,
  file: string,
): Promise<ClientReply<Answers>> {
  const [form, past] = await Promise.all([
    client.category.getform({ category, file }),
    client.file.getfile({ id: file }),
  ]);
  if (!form.success) return form;
  if (!past.success) return past;
  const [latest] = [...past.data.entries].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  const asked = startingAnswers(form.data.definition as Parameters<typeof startingAnswers>[0], latest?.answers ?? {});
  return { success: true, data: asked };
}
