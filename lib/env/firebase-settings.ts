import { z } from 'zod';
import { serviceAccountJson } from './service-account.ts';
import { hostAndPort } from './setting-types.ts';

/** The Firestore that mirrors chat messages. */
export const firebaseShape = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,29}$/, 'the id of a Firebase project')
    .optional()
    .describe(
      'Firebase project whose Firestore mirrors chat messages; only the database has them when empty.',
    ),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'the web API key of the Firebase project')
    .optional()
    .describe('Web API key of the Firebase project; browsers see it.'),
  FIREBASE_SERVICE_ACCOUNT: serviceAccountJson('the JSON key of a service account in one line')
    .optional()
    .describe(
      'JSON key, in one line, of the service account that writes to Firestore and signs tokens of readers.',
    ),
  FIRESTORE_EMULATOR_HOST: hostAndPort
    .optional()
    .describe('Firestore emulator in place of Google’s servers, as host:port.'),
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort
    .optional()
    .describe('Firebase Auth emulator in place of Google’s servers, as host:port.'),
};
