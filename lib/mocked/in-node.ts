import { http as mock, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { type Faults, faultsPath, faultsSchema } from './faults';
import { mockedHandlers } from './handlers';

/** Where the site believes its backend to be; nobody answers there but the mocks. */
export const mockedOrigin = 'http://mocked.invalid';

/**
 * Answers the calls of this process to the mocked backend: those of pages, of sessions, and whatever a browser without its
 * worker sends.
 */
export function mockInNode(): void {
  let faults: Faults = {};
  setupServer(
    mock.put(mockedOrigin + faultsPath, async ({ request }) => {
      faults = faultsSchema.parse(await request.json());
      return HttpResponse.json({ ok: true });
    }),
    ...mockedHandlers(mockedOrigin, () => faults),
    mock.all(`${mockedOrigin}/*`, () =>
      HttpResponse.json({ code: 'not-found', message: 'The contract has no such call.' }, { status: 404 }),
    ),
  ).listen({ onUnhandledFrame: 'bypass' });
}
