export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export interface Logger {
  info: (event: string, fields?: Record<string, unknown>) => void;
  error: (event: string, fields?: Record<string, unknown>) => void;
}

/** Connections of the pool: open ones, idle ones, and calls that wait for one. */
export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** The state of this process. */
export interface Health {
  /** The process is stopping: it still answers, but `/readyz` sends new requests elsewhere. */
  stopping: boolean;
  /** null for the embedded database, which has no pool. */
  pool: () => PoolCounts | null;
}
