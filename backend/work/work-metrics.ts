import { Counter, Histogram, type Metric } from 'prom-client';

/** How a try to send a message ended. */
export type MessageOutcome = 'sent' | 'retried' | 'failed' | 'asked-to-wait';

interface MessageLabels {
  channel: string;
  /** Somebody waits for a code or an invitation; not for a text. */
  class: 'code' | 'text';
  outcome: MessageOutcome;
}

/** Why somebody was not let in. */
export type LogInRefusal =
  | 'wrong'
  | 'name-locked'
  | 'address-locked'
  | 'provider-ended'
  | 'not-linked'
  | 'busy'
  | 'failed';

const secondsBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process did since its start; `metrics` are registered by whoever exposes them. */
export interface WorkMetrics {
  /** @param seconds from the lease of the message to the answer of its gateway */
  countMessage: (labels: MessageLabels, seconds: number) => void;
  countRefusedLogIn: (reason: LogInRefusal) => void;
  countStorageFailure: (operation: string) => void;
  metrics: readonly Metric[];
}

/** Counters of tries, times of gateways, and what was refused or failed. */
export function createWorkMetrics(): WorkMetrics {
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [] });
  const tries = counter('sala_message_tries_total', 'Tries to send a message, by how they ended', [
    'channel',
    'class',
    'outcome',
  ]);
  const seconds = new Histogram({
    name: 'sala_gateway_seconds',
    help: 'Time until the gateway of a channel answered',
    labelNames: ['channel'],
    buckets: secondsBuckets,
    registers: [],
  });
  const refused = counter('sala_log_ins_refused_total', 'Log-ins that were refused, by reason', ['reason']);
  const storage = counter('sala_storage_failures_total', 'Calls of the file storage that failed', [
    'operation',
  ]);
  return {
    countMessage: (labels, took) => {
      tries.inc({ ...labels });
      seconds.observe({ channel: labels.channel }, took);
    },
    countRefusedLogIn: (reason) => refused.inc({ reason }),
    countStorageFailure: (operation) => storage.inc({ operation }),
    metrics: [tries, seconds, refused, storage],
  };
}
