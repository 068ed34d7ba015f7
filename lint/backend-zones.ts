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
  ['deps.ts', 'core', 'features/*/services', 'operation'],
  ['http'],
  ['routes', 'jobs', 'spreadsheet', 'features/*/handlers', 'features/*/jobs', 'features/*/imports'],
  ['feature-parts.ts', 'features/*/index.ts'],
  ['features/index.ts'],
  ['app.ts', 'seed', 'features/*/seed'],
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
 * The services of the features, lowest first. A feature imports those before it; tests/architecture/service-order.test.ts
 * names what does not.
 */
export const serviceOrder = [
  // What every feature uses: what is written, who may, papers and files.
  'tags',
  'papers',
  'access',
  'files',
  'notices',
  'questions',
  'orientation',
  'articles',
  'visits',
  'accounts',
  'schools',
  'admissions',
  'loans',
  'profiles',
  'school-day',
  'events',
  'campaigns',
  'careers',
  // What reads all of them: the bot, the search, and what waits for a decision.
  'bot',
  'search',
  'review',
] as const;
