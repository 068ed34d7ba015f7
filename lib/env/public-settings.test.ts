import { afterEach, describe, expect, it, vi } from 'vitest';
import { showsDemoData, siteOrigin } from './public-settings';

const set = (values: Record<string, string>) => {
  for (const name of ['DEMO_MODE', 'API_BASE_URL', 'DATABASE_URL', 'SEED', 'PUBLIC_ORIGIN', 'PORT']) {
    vi.stubEnv(name, values[name] ?? '');
  }
};
afterEach(() => vi.unstubAllEnvs());

describe('showsDemoData', () => {
  it.each([
    [{}, true],
    [{ DEMO_MODE: 'off' }, false],
    [{ API_BASE_URL: 'https://api.example' }, false],
    [{ DATABASE_URL: 'postgres://x' }, false],
    [{ DATABASE_URL: 'postgres://x', SEED: 'demo' }, true],
    [{ API_BASE_URL: 'http://127.0.0.1:4100', SEED: 'demo' }, true],
    [{ SEED: 'none' }, false],
  ])('%j', (values, expected) => {
    set(values);
    expect(showsDemoData()).toBe(expected);
  });
});

describe('siteOrigin', () => {
  it('takes the configured origin, else this machine', () => {
    set({ PUBLIC_ORIGIN: 'https://sala.edu.kh/' });
    expect(siteOrigin()).toBe('https://sala.edu.kh');
    set({ PORT: '4123' });
    expect(siteOrigin()).toBe('http://localhost:4123');
  });
});
