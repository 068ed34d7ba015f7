import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { release } from '@/backend/release';

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

/** Of a time without a measurement, as between two scrapes at once, Node says 9223372036 s and NaN for these. */
const neverHonest = ['min', 'mean', 'stddev'].map((name) => `nodejs_eventloop_lag_${name}_seconds`);

/**
 * Metrics of every process: its answers, and Node's own where somebody may read them (`METRICS_TOKEN`). Those begin with the
 * process, because they cost timers and the first scrape already tells of its start.
 */
export function createRequestMetrics(isWatched: boolean): RequestMetrics {
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
  new Gauge({
    name: 'sala_build_info',
    help: 'Always 1; the version is the day of the release, the revision its commit',
    labelNames: ['version', 'revision', 'node'],
    registers,
  }).set({ version: release.day, revision: release.commit, node: process.version }, 1);
  if (isWatched) {
    collectDefaultMetrics({ register });
    for (const name of neverHonest) register.removeSingleMetric(name);
  }
  return {
    register,
    countRequest: ({ method, route, status }, seconds) => {
      const labels = { method: methods.has(method) ? method : 'OTHER', route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    expose: async (readState) => {
      await readState?.();
      return { text: await register.metrics(), contentType: register.contentType };
    },
  };
}
