import { Counter, Histogram, type Metric } from 'prom-client';

/** How a try to send a message ended. */
const outcomes = ['sent', 'retried', 'failed', 'dropped', 'asked-to-wait'] as const;
export type MessageOutcome = (typeof outcomes)[number];

const channels = ['sms', 'mail', 'telegram', 'realtime'] as const;
const classes = ['code', 'text'] as const;

interface MessageLabels {
  channel: (typeof channels)[number];
  /** Somebody waits for a code or an invitation; not for a text. */
  class: (typeof classes)[number];
  outcome: MessageOutcome;
}

/** Why somebody was not let in. */
const refusals = [
  'wrong',
  'name-locked',
  'address-locked',
  'provider-ended',
  'not-linked',
  'busy',
  'failed',
] as const;
export type LogInRefusal = (typeof refusals)[number];

/** The calls of the file storage that ask it something. */
const operations = ['put', 'get', 'stat', 'list', 'remove'] as const;
export type StorageOperation = (typeof operations)[number];

const secondsBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process did since its start; `metrics` are registered by whoever exposes them. */
export interface WorkMetrics {
  /** @param seconds from the lease of the message to the answer of its gateway */
  countMessage: (labels: MessageLabels, seconds: number) => void;
  countRefusedLogIn: (reason: LogInRefusal) => void;
  countStorageFailure: (operation: StorageOperation) => void;
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
  // From zero on: a counter that begins with 1 has not risen for Prometheus, and the first failure would be missed.
  for (const channel of channels)
    for (const className of classes)
      for (const outcome of outcomes) tries.inc({ channel, class: className, outcome }, 0);
  for (const reason of refusals) refused.inc({ reason }, 0);
  for (const operation of operations) storage.inc({ operation }, 0);
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
