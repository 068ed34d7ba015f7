import { expect, test, vi } from 'vitest';
import { shareBackend } from './backend-in-process';
import { currentRequest } from './current-request';

vi.mock('server-only', () => ({}));

test('what a page asks of the backend carries the id of its request; a build has none', async () => {
  const { serverApi } = await import('./server');
  const asked: (string | null)[] = [];
  shareBackend(({ headers }) => {
    asked.push(headers.get('x-request-id'));
    return Response.json({ code: 'not-found', message: 'Not found' }, { status: 404 });
  });
  const ask = () => serverApi.schools.get({ params: { id: 'a' } }).catch(() => null);
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
  await currentRequest.run(id, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    await ask();
  });
  await ask();
  expect(asked).toEqual([id, null]);
});
