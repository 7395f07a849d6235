import type { Tracing } from '../context/tracing.ts';

/** OpenTelemetry's own variables decide whether, where to and how much is sent. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Tracing as OpenTelemetry's variables say; without an address nothing of it is loaded. */
export async function startTracing(variables: Variables): Promise<Tracing | undefined> {
  if (!isWanted(variables)) return undefined;
  const { openTracing } = await import('./open-tracing.ts');
  return openTracing();
}

function isWanted({
  OTEL_EXPORTER_OTLP_ENDPOINT: all,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
  OTEL_SDK_DISABLED: disabled,
  OTEL_TRACES_EXPORTER: exporter = 'otlp',
}: Variables): boolean {
  return Boolean(traces ?? all) && disabled?.toLowerCase() !== 'true' && exporter === 'otlp';
}
