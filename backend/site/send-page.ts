import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdHeader } from '@/lib/domain/request-id';
import { requestIdOf } from './name-request';
import type { Page } from './page';

/** Sends what this browser accepts and does not have yet. */
export async function sendPage(
  page: Page,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers: asked, method } = request;
  const accepted = String(asked['accept-encoding'] ?? '');
  const savesData = asked['save-data'] === 'on';
  const { status, headers, body } = await page.answer(accepted, asked['if-none-match'], savesData);
  response
    .writeHead(status, [...headers, requestIdHeader, requestIdOf(request)])
    .end(method === 'HEAD' ? undefined : body);
}
