/** A browser without pages: stores cookies by host, follows redirects of other hosts, and submits one form. */
export class BrowserWalk {
  private readonly cookies = new Map<string, Map<string, string>>();

  private jarOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }

  cookie(url: string, name: string): string | undefined {
    return this.jarOf(url).get(name);
  }

  /** One request with this browser's cookies; stores the cookies of the answer. */
  async request(
    url: string,
    init: RequestInit,
    send: (url: string, init: RequestInit) => Promise<Response> | Response,
  ): Promise<Response> {
    const jar = this.jarOf(url);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await send(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  }

  /** Answers the provider's form for `account` (null refuses). @returns the address of the callback. */
  async signInAt(start: string, account: string | null): Promise<string> {
    let url = start;
    for (let step = 0; step < 10; step += 1) {
      const isForm = url.includes('/interaction/');
      const body = isForm
        ? new URLSearchParams(account === null ? { answer: 'no' } : { answer: 'yes', account })
        : null;
      const response = await this.request(url, { method: isForm ? 'POST' : 'GET', body }, fetch);
      const location = response.headers.get('location');
      if (!location) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
      const next = new URL(location, url);
      if (next.host !== new URL(start).host) return next.href;
      url = next.href;
    }
    throw new Error('The provider does not come to an end.');
  }
}
