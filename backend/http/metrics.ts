import { Gauge } from 'prom-client';
import type { Deps } from '@/backend/deps';
import type { RequestMetrics } from '@/backend/http/request-metrics';
import { readSuccesses } from '@/backend/operation/job-runs';
import { readOutboxState } from '@/backend/features/notices/services/outbox-state';
import { readSmsBudget } from '@/backend/features/notices/services/sms-budget';

export interface Metrics {
  countRequest: RequestMetrics['countRequest'];
  /** The text for Prometheus, with the current state. */
  expose: () => Promise<{ text: string; contentType: string }>;
}

/** Counters of this process. Labels are templates, methods and statuses: their number is bounded by the contract. */
export function createMetrics(deps: Deps, { register, countRequest, expose }: RequestMetrics): Metrics {
  const registers = [register];
  const gauge = (name: string, help: string, labels: string[] = []) =>
    new Gauge({ name, help, labelNames: labels, registers });
  const messages = gauge('sala_outbox_messages', 'Messages that wait, or that were given up', ['status']);
  const oldest = gauge('sala_outbox_oldest_seconds', 'Age of the oldest message that waits; 0 without any');
  const smsSpent = gauge(
    'sala_sms_sent_today',
    'Codes, invitations and notices sent by SMS since the day of the budget began',
  );
  const smsMax = gauge('sala_sms_per_day_max', 'How many of them may be sent on this day');
  const strangersSpent = gauge(
    'sala_sms_strangers_today',
    'Of them, those to numbers that Sala does not know',
  );
  const strangersMax = gauge('sala_sms_strangers_max', 'How many may be sent to such numbers on this day');
  const databaseUp = gauge('sala_database_up', 'Whether the database answered this question');
  const pool = gauge('sala_database_pool_clients', 'Clients of the pool, and calls that wait for one', [
    'state',
  ]);
  for (const metric of deps.counts?.metrics ?? []) register.registerMetric(metric);
  // Prometheus calls what it scrapes `job` itself.
  const jobInterval = gauge('sala_job_interval_seconds', 'Time between two runs of a job of this process', [
    'name',
  ]);
  const jobSuccess = gauge(
    'sala_job_last_success_timestamp_seconds',
    'When a job last ended well, in whichever process; absent until then. The backup is the command',
    ['name'],
  );
  const stopping = gauge('sala_stopping', 'Whether this process has been told to stop');

  const readState = async () => {
    stopping.set(deps.health?.stopping ? 1 : 0);
    const counts = deps.health?.pool();
    if (counts) for (const [state, value] of Object.entries(counts)) pool.set({ state }, value);
    for (const [name, everyMs] of deps.jobs ?? []) jobInterval.set({ name }, everyMs / 1000);
    try {
      const { pending, failed, oldestSeconds } = await readOutboxState(deps);
      const budget = await readSmsBudget(deps);
      smsSpent.set(budget.used);
      smsMax.set(budget.max);
      strangersSpent.set(budget.usedByStrangers);
      strangersMax.set(budget.strangersMax);
      // A row may be of a job that this release does not have any more.
      for (const { name, succeededAt } of await readSuccesses(deps.db))
        if (name === 'backup' || deps.jobs?.has(name)) jobSuccess.set({ name }, succeededAt.getTime() / 1000);
      databaseUp.set(1);
      messages.set({ status: 'pending' }, pending);
      messages.set({ status: 'failed' }, failed);
      oldest.set(oldestSeconds);
    } catch {
      databaseUp.set(0);
      // No value is better than an outdated one.
      messages.reset();
      oldest.reset();
      smsSpent.reset();
      smsMax.reset();
      strangersSpent.reset();
      strangersMax.reset();
      jobSuccess.reset();
    }
  };

  return { countRequest, expose: () => expose(readState) };
}
