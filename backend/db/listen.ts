import pg from 'pg';

/**
 * Subscribes to a channel: runs after a transaction with `pg_notify` has committed, in every process. The payload is
 * null when notifications may have been missed.
 * @returns a function that stops it.
 */
export type Listen = (
  channel: string,
  onPayload: (payload: string | null) => void,
) => Promise<() => Promise<void>>;

const retryMs = 1_000;

/** A separate connection outside the pool, reopened whenever it breaks. */
export const listenOnPostgres =
  (url: string, onError: (error: Error) => void): Listen =>
  async (channel, onPayload) => {
    let client: pg.Client | undefined;
    let timer: NodeJS.Timeout | undefined;
    let stopped = false;

    const again = (failed: pg.Client) => {
      if (stopped || client !== failed) return;
      client = undefined;
      timer = setTimeout(() => void connect(), retryMs);
      timer.unref();
    };

    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString: url, keepAlive: true });
      client = next;
      next.on('notification', ({ payload }) => onPayload(payload ?? null));
      next.on('error', (error) => {
        onError(error);
        again(next);
      });
      next.on('end', () => again(next));
      try {
        await next.connect();
        await next.query(`listen ${next.escapeIdentifier(channel)}`);
        onPayload(null);
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        await next.end().catch(() => undefined);
        again(next);
      }
    };

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  };
