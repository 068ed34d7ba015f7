import { rooms, type Zone } from './zone.ts';

/**
 * The floors of the backend, lowest first: rooms, and files beside the rooms. Each imports its own floor and the floors
 * below.
 */
export const backendFloors = [
  [
    'errors.ts',
    'limits.ts',
    'process.ts',
    'release.ts',
    'require-version.ts',
    'private-folder.ts',
    'secrets.ts',
    'stream-text.ts',
    'within-time.ts',
    'work',
  ],
  ['db'],
  ['gateways'],
  ['lists'],
  ['deps.ts', 'services'],
  ['http'],
  ['routes', 'jobs', 'spreadsheet'],
  ['app.ts', 'seed'],
  ['compose.ts', 'operator-door.ts'],
  ['cli', 'server.ts', 'site', 'worker.ts'],
] as const;

export function backendZones(): Zone[] {
  /** The front passes pages to Next; it shares the session's rules. */
  const frontRooms = {
    rooms: ['@/components/**', '@/app/**', ...rooms('lib', 'query')],
    why: 'The front renders nothing.',
  };
  const siteRooms = {
    rooms: ['@/components/**', '@/app/**', 'next/**', ...rooms('lib', 'api query i18n session routes')],
    why: 'The backend runs without the site.',
  };
  const byPath = { rooms: ['../**'], why: 'Name the room: @/backend/… .' };
  const beside = { rooms: ['./**'], why: 'Name the file: @/backend/… .' };
  const isFile = (name: string) => name.endsWith('.ts');
  return backendFloors.flatMap((names, floor) =>
    names.map((name) => {
      const above = backendFloors.slice(floor + 1).flat();
      return {
        files: [isFile(name) ? `backend/${name}` : `backend/${name}/**`],
        without: ['react'],
        never: [
          name === 'site' ? frontRooms : siteRooms,
          ...(name === 'cli' ? [] : [byPath]),
          ...(isFile(name) ? [beside] : []),
          ...(above.length > 0
            ? [
                {
                  rooms: rooms('backend', above.join(' ').replaceAll('.ts', '')),
                  why: 'An upper floor of the backend.',
                },
              ]
            : []),
        ],
      };
    }),
  );
}

/**
 * The rooms of services, lowest first. A room imports those before it; tests/architecture/service-order.test.ts names
 * what does not.
 */
export const serviceOrder = [
  // What is written, who may, and what is told.
  'tags',
  'papers',
  'access',
  'notification',
  'files',
  // People.
  'auth',
  'staff',
  'user',
  'academic',
  'schedule',
  'lms',
  'applicant',
  'marketing',
  'forum',
  'qa',
  'recruitment',
  'review',
  'content',
  'news',
  'follow-up',
  // What people ask the bot, of all the rooms.
  'bot',
  // Commands of whoever runs the site.
  'operation',
] as const;
