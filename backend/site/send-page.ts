import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from './page';

/** Sends what this browser accepts and does not have yet. */
export async function sendPage(
  page: Page,
  { headers: asked, method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const accepted = String(asked['accept-encoding'] ?? '');
  const savesData = asked['save-data'] === 'on';
  const { status, headers, body } = await page.answer(accepted, asked['if-none-match'], savesData);
  response.writeHead(status, headers).end(method === 'HEAD' ? undefined : body);
}
