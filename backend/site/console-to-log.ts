import { format } from 'node:util';
import { currentRequest } from '@/lib/api/current-request';
import { describeError } from '@/backend/http/describe-error';
import type { Logger } from '@/backend/process';

/**
 * Next tells of pages that failed on the console, in texts of many lines. From now on each is one line of the log, with
 * the id of the request that the page was made for.
 */
export function consoleToLog(
  log: Pick<Logger, 'error'>,
  target: Pick<Console, 'error' | 'warn'> = console,
): void {
  const tell =
    (event: string) =>
    (...said: unknown[]): void => {
      const requestId = currentRequest.getStore();
      const error = said.find((one) => one instanceof Error);
      log.error(event, {
        ...(requestId && { requestId }),
        ...(error ? describeError(error) : { message: format(...said) }),
      });
    };
  target.error = tell('page-failure');
  target.warn = tell('page-warning');
}
