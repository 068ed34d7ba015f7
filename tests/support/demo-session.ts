import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoFile {
  accounts: Record<string, { username: string; password: string }>;
  samples: Record<string, string>;
}

export const readDemoFile = (dataDir: string): DemoFile =>
  JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;

/** Signs a demo person in. @returns the access token. */
export function signIn(origin: string, dataDir: string, who: string): Promise<string> {
  const account = readDemoFile(dataDir).accounts[who];
  if (!account) throw new Error(`The demo has no ${who}.`);
  return tokenOf(origin, account);
}

/** The access token of an account. */
export async function tokenOf(
  origin: string,
  account: { username: string; password: string },
): Promise<string> {
  const answer = await fetch(`${origin}/api-auth/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'password', client_id: 'sala-web', ...account }),
  });
  if (!answer.ok) throw new Error(`Signing ${account.username} in answered ${answer.status}.`);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return token;
}

/** The cookies of an account that signs in at the site, as one header. */
export async function sessionCookie(
  origin: string,
  account: { username: string; password: string } | undefined,
): Promise<string> {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', connection: 'close' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account?.username ?? 'Nobody'} cannot sign in: ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
