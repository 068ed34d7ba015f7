import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '@/package.json';
import type { Deps } from '@/backend/deps';
import { readOutboxState } from '@/backend/services/notification/outbox-state';
import { countSpentSms } from '@/backend/services/notification/sms-budget';

export interface Metrics {
  countRequest: (request: { method: string; route: string; status: number }, seconds: number) => void;
  /** The text that Prometheus reads, with the state of this moment. */
  expose: () => Promise<{ text: string; contentType: string }>;
}

const methods = new Set(['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS']);
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const labelNames = ['method', 'route', 'status'] as const;

/** What this process counts. Labels are templates, methods and statuses: as many as the contract has, whatever is called. */
export function createMetrics(deps: Deps): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  const durations = new Histogram({
    name: 'sala_http_request_duration_seconds',
    help: 'Time to answer, by route template',
    labelNames,
    buckets: secondsBuckets,
    registers,
  });
  const requests = new Counter({ name: 'sala_http_requests_total', help: 'Answers', labelNames, registers });
  const gauge = (name: string, help: string, labels: string[] = []) =>
    new Gauge({ name, help, labelNames: labels, registers });
  const messages = gauge('sala_outbox_messages', 'Messages that wait, or that were given up', ['status']);
  const oldest = gauge('sala_outbox_oldest_seconds', 'Age of the oldest message that waits; 0 without any');
  const smsSpent = gauge(
    'sala_sms_sent_today',
    'Codes and invitations sent by SMS since the day of the budget began',
  );
  gauge('sala_sms_per_day_max', 'How many may be sent in a day').set(deps.env.SMS_PER_DAY_MAX);
  const databaseUp = gauge('sala_database_up', 'Whether the database answered this question');
  const pool = gauge('sala_database_pool_clients', 'Clients of the pool, and calls that wait for one', [
    'state',
  ]);
  const stopping = gauge('sala_stopping', 'Whether this process has been told to stop');
  gauge('sala_build_info', 'Always 1', ['version', 'node']).set(
    { version: packageJson.version, node: process.version },
    1,
  );
  let watchesProcess = false;

  const readState = async () => {
    stopping.set(deps.health?.stopping ? 1 : 0);
    const counts = deps.health?.pool();
    if (counts) for (const [state, value] of Object.entries(counts)) pool.set({ state }, value);
    try {
      const { pending, failed, oldestSeconds } = await readOutboxState(deps);
      smsSpent.set(await countSpentSms(deps));
      databaseUp.set(1);
      messages.set({ status: 'pending' }, pending);
      messages.set({ status: 'failed' }, failed);
      oldest.set(oldestSeconds);
    } catch {
      databaseUp.set(0);
      // No number is better than an old one.
      messages.reset();
      oldest.reset();
      smsSpent.reset();
    }
  };

  return {
    countRequest: ({ method, route, status }, seconds) => {
      const labels = { method: methods.has(method) ? method : 'OTHER', route, status: String(status) };
      requests.inc(labels);
      durations.observe(labels, seconds);
    },
    expose: async () => {
      // Memory, event-loop lag and the like cost timers, which only a process that is watched needs.
      if (!watchesProcess) collectDefaultMetrics({ register });
      watchesProcess = true;
      await readState();
      return { text: await register.metrics(), contentType: register.contentType };
    },
  };
}
