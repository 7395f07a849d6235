import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Tracing } from '../context/tracing.ts';

/** A collector that is away keeps no server from its end. */
const longestStopMs = 2000;

/** What a statement does and to which table; its text is not sent. */
export function describeStatement(statement: string): {
  readonly operation: string;
  readonly table: string | undefined;
} {
  const [, operation = 'OTHER'] = /^\s*([a-z]+)/i.exec(statement) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(statement) ?? [];
  return { operation: operation.toUpperCase(), table };
}

/** Sends traces by OTLP over HTTP; sampling, headers, batches and resource by the standard variables. */
export function openTracing(): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'porsa' }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('porsa');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  return {
    begin: (headers) => {
      const parent = propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, parent);
      const inner = trace.setSpan(parent, span);
      return {
        within: (work) => current.run(inner, work),
        end: ({ method, route, status, id, refusal }) => {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.request.method': method, 'http.route': route, 'porsa.request_id': id });
          if (refusal !== undefined) span.setAttribute('error.type', refusal);
          if (status === undefined) span.setAttribute('porsa.disconnected', true);
          else span.setAttribute('http.response.status_code', status);
          if (status !== undefined && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    queried: (statement, ms) => {
      const around = current.getStore();
      if (around === undefined) return;
      const { operation, table } = describeStatement(statement);
      const end = Date.now();
      const attributes = {
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
      };
      tracer
        .startSpan(
          table === undefined ? operation : `${operation} ${table}`,
          {
            kind: SpanKind.CLIENT,
            startTime: end - ms,
            attributes,
          },
          around,
        )
        .end(end);
    },
    stop: () =>
      Promise.race([provider.shutdown().catch(() => undefined), wait(longestStopMs, undefined, { ref: false })]),
  };
}
