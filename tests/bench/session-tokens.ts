import { openDoor } from '@/backend/compose';
import { signedIn } from '@/tests/support/make';

const atOnce = 8;

/**
 * Access tokens of people, signed with the key of a backend's data folder and stored as its log-in stores them.
 * @param settings those of the backend
 */
export async function openSessions(
  settings: Record<string, string>,
  people: readonly string[],
): Promise<string[]> {
  const door = await openDoor({ ...settings, LOG_LEVEL: 'silent' }, { jobs: false });
  try {
    const tokens: string[] = [];
    for (let index = 0; index < people.length; index += atOnce) {
      const opened = people.slice(index, index + atOnce).map((id) => signedIn(door, id, 'bench'));
      tokens.push(...(await Promise.all(opened)));
    }
    return tokens;
  } finally {
    await door.close();
  }
}
