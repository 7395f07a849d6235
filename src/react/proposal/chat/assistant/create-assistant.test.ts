import { describe, expect, it, vi } from 'vitest';
import { createDeviceStore, type DeviceStore } from '../../../../api/device/device-store.ts';
import { answer, beginConversation } from '../../../../proposal/conversation/conversation.ts';
import type { ProposalClient } from '../../types.ts';
import { createAssistant } from './create-assistant.ts';

/** Where the comparison is asked for. */
const { now } = ['Effect of yoga on anxiety in pregnant women'].reduce(answer, beginConversation('en'));

const stream = (...chunks: readonly string[]): Response =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );

const delta = (text: string): string => `event: delta\ndata: ${JSON.stringify({ text })}\n\n`;
const done = 'event: done\ndata: {"reason":"stop"}\n\n';

interface Server {
  readonly available?: boolean;
  readonly model?: string;
  readonly device?: DeviceStore;
  readonly reply?: unknown;
}

async function open({ available = true, model = 'small', device = createDeviceStore('memory'), reply }: Server) {
  const assist = vi.fn(() => Promise.resolve(reply));
  const getassistant = vi.fn(() =>
    Promise.resolve({ success: true, data: { available, host: 'model.example', model } }),
  );
  const client = { proposal: { assist, getassistant } } as unknown as ProposalClient;
  const assistant = createAssistant({ client, key: 'agreement', device });
  await vi.waitFor(() => expect(getassistant).toHaveBeenCalled());
  if (available) await vi.waitFor(() => expect(assistant.$offer.get()).toBeDefined());
  return { assistant, assist, device };
}

/** Has agreed, and asks once. */
async function asked(reply: unknown) {
  const opened = await open({ reply });
  opened.assistant.agree(true);
  await opened.assistant.ask(now);
  return opened;
}

describe('Nothing is sent to the language model', () => {
  it('where the server has none', async () => {
    const { assistant, assist } = await open({ available: false });
    assistant.agree(true);
    await assistant.ask(now);
    expect(assistant.$offer.get()).toBeUndefined();
    expect(assist).not.toHaveBeenCalled();
  });

  it('before the person has agreed', async () => {
    const { assistant, assist } = await open({});
    await assistant.ask(now);
    expect(assist).not.toHaveBeenCalled();
  });

  it('once the agreement was taken back', async () => {
    const { assistant, assist, device } = await open({ reply: { success: true, data: stream(done) } });
    assistant.agree(true);
    assistant.agree(false);
    await assistant.ask(now);
    expect(assist).not.toHaveBeenCalled();
    await vi.waitFor(async () => expect(await device.get('agreement')).toBeUndefined());
    expect((await open({ device })).assistant.$offer.get()?.agreed).toBe(false);
  });

  it('of another name than the one that was agreed to', async () => {
    const { assistant, device } = await open({});
    assistant.agree(true);
    await vi.waitFor(async () => expect(await device.get('agreement')).toBe('model.example small'));
    expect((await open({ device })).assistant.$offer.get()?.agreed).toBe(true);
    expect((await open({ device, model: 'another' })).assistant.$offer.get()?.agreed).toBe(false);
  });

  it('but the title, the parts that are known and which of them is asked for', async () => {
    const { assist } = await asked({ success: true, data: stream(done) });
    expect(assist).toHaveBeenCalledExactlyOnceWith(
      {
        task: 'suggest',
        element: 'C',
        language: 'en',
        title: 'Effect of yoga on anxiety in pregnant women',
        known: { P: 'pregnant women', I: 'yoga', O: 'anxiety' },
      },
      expect.objectContaining({ signal: expect.any(AbortSignal) as AbortSignal }),
    );
  });
});

describe('Suggestions', () => {
  it('come one a line, without the marks around them, in whatever pieces they arrive', async () => {
    const whole = delta('- usual care\n2. “wait') + delta('ing list”\n') + delta('stretching') + done;
    const { assistant } = await asked({
      success: true,
      data: stream(whole.slice(0, 30), whole.slice(30, 71), whole.slice(71)),
    });
    expect(assistant.$suggested.get()).toEqual({
      state: 'answered',
      lines: ['usual care', 'waiting list', 'stretching'],
    });
  });

  it('stay as far as they came whole when the connection breaks off', async () => {
    const { assistant } = await asked({ success: true, data: stream(delta('usual care\nwaiti')) });
    expect(assistant.$suggested.get()).toEqual({ state: 'failed', failure: 'cut', lines: ['usual care'] });
  });

  it('end with what the model’s server said last', async () => {
    const error = 'event: error\ndata: {"code":5020,"message":"…"}\n\n';
    const { assistant } = await asked({ success: true, data: stream(delta('usual care\n'), error) });
    expect(assistant.$suggested.get()).toEqual({ state: 'failed', failure: 'failed', lines: ['usual care'] });
  });

  it.each([
    [5002, 'offline'],
    [4290, 'busy'],
    [4294, 'busy'],
    [4046, 'gone'],
    [5020, 'failed'],
    [1234, 'failed'],
  ])('are refused with code %i: %s', async (code, failure) => {
    const { assistant } = await asked({ success: false, code, message: '' });
    expect(assistant.$suggested.get()).toEqual({ state: 'failed', failure, lines: [] });
  });

  it('that nobody waits for any more are stopped and forgotten', async () => {
    const { assistant, assist } = await asked({ success: true, data: stream(delta('usual care\n')) });
    assistant.clear();
    expect(assistant.$suggested.get()).toBeUndefined();
    const [, options] = assist.mock.calls[0] as unknown as [unknown, { readonly signal: AbortSignal }];
    expect(options.signal.aborted).toBe(true);
  });
});
