import type { ServerEnv } from '@/lib/env/server-env';
import { firestoreTimeoutMs } from '@/backend/limits';
import { firestoreRealtime } from './firestore';
import { embeddedRealtime, type RealtimeGateway } from './realtime';

/** Firestore when the settings name a project, else the database alone. */
export const openRealtime = (env: ServerEnv, now: () => Date): RealtimeGateway => {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey } = env;
  const { FIREBASE_SERVICE_ACCOUNT: account, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = env;
  if (!projectId || !apiKey || !account) return embeddedRealtime({ now });
  const emulators =
    FIRESTORE_EMULATOR_HOST && FIREBASE_AUTH_EMULATOR_HOST
      ? { firestore: FIRESTORE_EMULATOR_HOST, auth: FIREBASE_AUTH_EMULATOR_HOST }
      : null;
  return firestoreRealtime({ projectId, apiKey, account, emulators, timeoutMs: firestoreTimeoutMs, now });
};
