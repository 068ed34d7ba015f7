export interface Account {
  username: string;
  password: string;
}

/** The cookies of a demo person who signs in at the site. */
export async function sessionCookies(
  origin: string,
  account: Account | undefined,
): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${origin}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', connection: 'close' },
    body: JSON.stringify(account),
  });
  if (!answer.ok)
    throw new Error(`The demo ${account?.username ?? 'person'} cannot sign in: ${answer.status}.`);
  return answer.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
}
