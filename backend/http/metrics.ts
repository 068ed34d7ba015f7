import { Gauge } from 'prom-client';
import type { Deps } from '@/backend/deps';
import { createRequestMetrics, type RequestMetrics } from '@/backend/http/request-metrics';
import { readOutboxState } from '@/backend/services/notification/outbox-state';
import { readSmsBudget } from '@/backend/services/notification/sms-budget';

export interface Metrics {
  countRequest: RequestMetrics['countRequest'];
  /** The text for Prometheus, with the current state. */
  expose: () => Promise<{ text: string; contentType: string }>;
}

/** Counters of this process. Labels are templates, methods and statuses: their number is bounded by the contract. */
export function createMetrics(deps: Deps): Metrics {
  const { register, countRequest, expose } = createRequestMetrics();
  const registers = [register];
  const gauge = (name: string, help: string, labels: string[] = []) =>
    new Gauge({ name, help, labelNames: labels, registers });
  const messages = gauge('sala_outbox_messages', 'Messages that wait, or that were given up', ['status']);
  const oldest = gauge('sala_outbox_oldest_seconds', 'Age of the oldest message that waits; 0 without any');
  const smsSpent = gauge(
    'sala_sms_sent_today',
    'Codes and invitations sent by SMS since the day of the budget began',
  );
  const smsMax = gauge('sala_sms_per_day_max', 'How many of them may be sent on this day');
  const databaseUp = gauge('sala_database_up', 'Whether the database answered this question');
  const pool = gauge('sala_database_pool_clients', 'Clients of the pool, and calls that wait for one', [
    'state',
  ]);
  for (const metric of deps.messages?.metrics ?? []) register.registerMetric(metric);
  const stopping = gauge('sala_stopping', 'Whether this process has been told to stop');

  const readState = async () => {
    stopping.set(deps.health?.stopping ? 1 : 0);
    const counts = deps.health?.pool();
    if (counts) for (const [state, value] of Object.entries(counts)) pool.set({ state }, value);
    try {
      const { pending, failed, oldestSeconds } = await readOutboxState(deps);
      const { used, max } = await readSmsBudget(deps);
      smsSpent.set(used);
      smsMax.set(max);
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
    }
  };

  return { countRequest, expose: () => expose(readState) };
}
