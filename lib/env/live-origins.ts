const googleOrigins = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

interface FirebasePlaces {
  FIREBASE_PROJECT_ID?: string | undefined;
  FIRESTORE_EMULATOR_HOST?: string | undefined;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
}

/** The origins where browsers subscribe to chats besides this site; none while the database is the only store. */
export function liveOrigins(settings: FirebasePlaces): string[] {
  const { FIREBASE_PROJECT_ID, FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = settings;
  if (!FIREBASE_PROJECT_ID?.trim()) return [];
  const emulators = [FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST]
    .map((host) => host?.trim())
    .filter(Boolean)
    .map((host) => `http://${host}`);
  return emulators.length > 0 ? [...new Set(emulators)] : googleOrigins;
}
