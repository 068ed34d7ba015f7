import { Counter, Histogram } from 'prom-client';

/** How a try to send a message ended. */
export type MessageOutcome = 'sent' | 'retried' | 'failed' | 'asked-to-wait';

interface Labels {
  channel: string;
  /** Somebody waits for a code or an invitation; not for a text. */
  class: 'code' | 'text';
  outcome: MessageOutcome;
}

const secondsBuckets = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What this process did with messages since its start; `metrics` are registered by whoever exposes them. */
export interface MessageMetrics {
  /** @param seconds from the lease of the message to the answer of its gateway */
  count: (labels: Labels, seconds: number) => void;
  metrics: readonly [Counter, Histogram];
}

/** Counters of tries, and times of gateways. */
export function createMessageMetrics(): MessageMetrics {
  const tries = new Counter({
    name: 'sala_message_tries_total',
    help: 'Tries to send a message, by how they ended',
    labelNames: ['channel', 'class', 'outcome'],
    registers: [],
  });
  const seconds = new Histogram({
    name: 'sala_gateway_seconds',
    help: 'Time until the gateway of a channel answered',
    labelNames: ['channel'],
    buckets: secondsBuckets,
    registers: [],
  });
  return {
    count: (labels, took) => {
      tries.inc({ ...labels });
      seconds.observe({ channel: labels.channel }, took);
    },
    metrics: [tries, seconds],
  };
}
