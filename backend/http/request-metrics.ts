import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '@/package.json';

export interface RequestMetrics {
  register: Registry;
  /** @param request.route a template: the number of labels must not depend on the requests */
  countRequest: (request: { method: string; route: string; status: number }, seconds: number) => void;
  /** The text for Prometheus; `readState` updates the gauges first. */
  expose: (readState?: () => Promise<void>) => Promise<{ text: string; contentType: string }>;
}

const methods = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const labelNames = ['method', 'route', 'status'] as const;

/** Metrics of every process: its answers, and Node's own. */
export function createRequestMetrics(): RequestMetrics {
  const register = new Registry();
  const registers = [register];
  const durations = new Histogram({
    name: 'sala_http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames,
    buckets: secondsBuckets,
    registers,
  });
  const requests = new Counter({ name: 'sala_http_requests_total', help: 'Answers', labelNames, registers });
  new Gauge({ name: 'sala_build_info', help: 'Always 1', labelNames: ['version', 'node'], registers }).set(
    { version: packageJson.version, node: process.version },
    1,
  );
  let watchesProcess = false;
  return {
    register,
    countRequest: ({ method, route, status }, seconds) => {
      const labels = { method: methods.has(method) ? method : 'OTHER', route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    expose: async (readState) => {
      // Memory, event-loop lag and the like cost timers, which only a monitored process needs.
      if (!watchesProcess) collectDefaultMetrics({ register });
      watchesProcess = true;
      await readState?.();
      return { text: await register.metrics(), contentType: register.contentType };
    },
  };
}
