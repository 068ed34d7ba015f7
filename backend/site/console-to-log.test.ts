import { expect, test } from 'vitest';
import { currentRequest } from '@/lib/api/current-request';
import { jsonLogger } from '@/backend/http/logger';
import { consoleToLog } from './console-to-log';

test('what Next says on the console is one line, with the id of the request and without personal data', () => {
  const lines: Record<string, unknown>[] = [];
  const target = { error: () => undefined, warn: () => undefined } as unknown as Console;
  consoleToLog(
    jsonLogger('info', (line) => void lines.push(JSON.parse(line))),
    target,
  );
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  currentRequest.run(id, () => target.error('⨯', new TypeError('No school of 012345678.')));
  target.warn('Slow: %s', 'a@example.com');
  expect(lines).toMatchObject([
    {
      level: 'error',
      event: 'page-failure',
      requestId: id,
      error: 'TypeError',
      message: 'No school of [phone].',
      stack: expect.stringContaining('console-to-log.test'),
    },
    { event: 'page-warning', message: 'Slow: [mail]' },
  ]);
  expect(lines[1]).not.toHaveProperty('requestId');
});
