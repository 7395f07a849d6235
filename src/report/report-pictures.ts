import type { ReportRequest } from '../react/dashboard/context/types.ts';

/** Loads the pictures of a report and waits until they are decoded; one that fails is left out, its name stays. */
export async function fetchPictures(
  document: Document,
  client: Pick<ReportRequest['client'], 'uploads'>,
): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('img[data-upload]')].map((image) =>
      show(image, client).catch(() => {
        image.remove();
      }),
    ),
  );
}

async function show(image: HTMLImageElement, { uploads }: Pick<ReportRequest['client'], 'uploads'>): Promise<void> {
  const reply = await uploads.get({ id: image.dataset['upload'] ?? '' });
  if (!reply.success) return image.remove();
  const address = URL.createObjectURL(await reply.data.blob());
  image.src = address;
  await image.decode().finally(() => URL.revokeObjectURL(address));
}
