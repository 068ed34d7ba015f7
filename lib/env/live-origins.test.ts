import { expect, test } from 'vitest';
import { liveOrigins } from './live-origins';
import { contentSecurityPolicy } from './security-headers';

const connectSources = (settings: Parameters<typeof liveOrigins>[0]) =>
  /connect-src ([^;]*)/.exec(contentSecurityPolicy({ connect: liveOrigins(settings) }))?.[1];

test('browsers may connect to Google only where a Firestore is set up', () => {
  expect(connectSources({ FIREBASE_PROJECT_ID: '' })).toBe("'self'");
  const project = { FIREBASE_PROJECT_ID: 'sala-kh' };
  expect(connectSources(project)).toBe(
    "'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  );
  const emulators = {
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  };
  expect(connectSources({ ...project, ...emulators })).toBe(
    "'self' http://127.0.0.1:8080 http://127.0.0.1:9099",
  );
});
