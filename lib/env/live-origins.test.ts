import { afterEach, expect, test, vi } from 'vitest';
import { liveOrigins } from './live-origins';
import { contentSecurityPolicy } from './security-headers';

afterEach(() => vi.unstubAllEnvs());

const connectSources = () =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy({ connect: liveOrigins() }))?.[1];

test('browsers may connect to Google only where a Firestore is set up', () => {
  vi.stubEnv('FIREBASE_PROJECT_ID', '');
  expect(connectSources()).toBe("'self'");
  vi.stubEnv('FIREBASE_PROJECT_ID', 'sala-kh');
  expect(connectSources()).toBe(
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  );
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
  expect(connectSources()).toBe("'self' http://127.0.0.1:8080 http://127.0.0.1:9099");
});
