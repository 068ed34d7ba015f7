import { afterEach, expect, test, vi } from 'vitest';
import { outsideServices, outsideSources } from './outside-services';
import { contentSecurityPolicy } from './security-headers';
import { readServerEnv, ServerEnvError } from './server-env';

afterEach(() => vi.unstubAllEnvs());

const policyOf = () => {
  const policy = contentSecurityPolicy({ outside: outsideSources() });
  return (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];
};
const set = (settings: Record<string, string>) => {
  for (const name of ['CHAT_WIDGET_URL', 'CHAT_WIDGET_TOKEN', 'TAG_MANAGER_ID', 'PUBLIC_ORIGIN'])
    vi.stubEnv(name, settings[name] ?? '');
};

test('without settings nothing is loaded from elsewhere', () => {
  set({});
  expect(outsideServices()).toBeNull();
  const sourcesOf = policyOf();
  for (const name of ['script-src', 'connect-src']) expect(sourcesOf(name)).toBe("'self'");
  expect(sourcesOf('frame-src')).toBe("'none'");
  expect(sourcesOf('img-src')).toBe("'self' data: blob:");
});

test('the chat widget needs its server and its token, and comes from that server alone', () => {
  set({ CHAT_WIDGET_TOKEN: 'abc' });
  expect(outsideServices()).toBeNull();
  set({ CHAT_WIDGET_URL: 'https://chat.example', CHAT_WIDGET_TOKEN: 'abc' });
  expect(outsideServices()).toEqual({
    chat: { origin: 'https://chat.example', token: 'abc' },
    statistics: null,
  });
  const sourcesOf = policyOf();
  expect(sourcesOf('script-src')).toBe("'self' https://chat.example");
  expect(sourcesOf('frame-src')).toBe('https://chat.example');
  expect(sourcesOf('img-src')).toBe("'self' data: blob: https://chat.example");
  expect(sourcesOf('connect-src')).toBe("'self' https://chat.example wss://chat.example");
});

test('statistics are of the production host only', () => {
  set({ TAG_MANAGER_ID: 'GTM-ABC1234' });
  expect(outsideServices()).toBeNull();
  set({ TAG_MANAGER_ID: 'GTM-ABC1234', PUBLIC_ORIGIN: 'https://sala.example' });
  expect(outsideServices()).toEqual({ chat: null, statistics: { id: 'GTM-ABC1234', host: 'sala.example' } });
  expect(policyOf()('script-src')).toBe("'self' https://www.googletagmanager.com");
  expect(policyOf()('frame-src')).toBe("'none'");
});

test.each([
  [{ CHAT_WIDGET_URL: 'https://chat.example' }, 'missing: CHAT_WIDGET_TOKEN'],
  [{ CHAT_WIDGET_URL: 'chat.example', CHAT_WIDGET_TOKEN: 'abc' }, 'the origin of a Chatwoot server'],
  [{ TAG_MANAGER_ID: 'UA-123' }, 'GTM-ABC1234'],
  [{ API_SCOPE: 'profile' }, 'openid, and more scopes'],
  [{ API_GRANT_TYPE: 'urn:example:pin' }, 'API_BASE_URL is not'],
  [{ CAREER_CENTER_ORGANIZATION_ID: 'career' }, 'a UUID'],
])('%o is refused in words', (settings, words) => {
  expect(() => readServerEnv(settings)).toThrow(ServerEnvError);
  expect(() => readServerEnv(settings)).toThrow(words);
});

test('a foreign backend may want another grant and more scopes', () => {
  const settings = {
    API_BASE_URL: 'https://api.example',
    API_GRANT_TYPE: 'urn:example:pin',
    API_SCOPE: 'openid roles',
  };
  expect(readServerEnv(settings)).toMatchObject({
    API_GRANT_TYPE: 'urn:example:pin',
    API_SCOPE: 'openid roles',
  });
});
