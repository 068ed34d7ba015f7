interface Never {
  rooms: string[];
  why: string;
}

/** One row of the table: files, what they may not import, and which libraries they may import nevertheless. */
interface Zone {
  files: string[];
  never?: Never[];
  allows?: string[];
  /** Libraries that these files may not import, besides the common ones. */
  without?: string[];
}

const libraries = [
  { name: 'axios', message: 'Call the backend through lib/api.' },
  { name: 'next/link', message: 'Link from lib/i18n/navigation keeps the language.' },
  {
    name: 'next/navigation',
    message: 'Use lib/i18n/navigation, or Missing from components/feedback for 404.',
  },
];

const inside = (...rooms: string[]) => rooms.flatMap((room) => [`@/${room}`, `@/${room}/**`]);
const backend = { rooms: inside('backend'), why: 'The backend is reached through lib/api.' };
const drawing = { rooms: ['@/components/**', '@/app/**'], why: 'lib draws nothing.' };
const rooms = (folder: string, names: string) =>
  names.split(' ').flatMap((name) => inside(`${folder}/${name}`));

/**
 * The families of components, lowest first. A family imports its own rooms and the families below it; two on one floor
 * do not know each other. A family is also a row of docs/architecture.md.
 */
export const familyFloors = [
  ['schools'],
  ['people'],
  ['orientation'],
  ['content'],
  ['admissions', 'loans'],
] as const;
export const primitives = ['ui', 'form', 'feedback'] as const;

/** What every part of a page is kept from. */
const parts: Never[] = [backend, { rooms: ['@/app/**'], why: 'Components know no route files.' }];
const primitiveRooms = primitives.map((name) => `!@/components/${name}/**`);

function componentZones(): Zone[] {
  const services = (...own: string[]) => ({
    rooms: [
      '@/lib/api/*',
      '@/lib/query/*',
      ...[
        'api/api-error',
        'api/idempotency-key',
        'query/query-provider',
        'query/use-versioned',
        'query/use-viewer',
      ].map((file) => `!@/lib/${file}`),
      ...own,
    ],
    why: 'A kit knows no service: take what it fetches as a parameter.',
  });
  const families = {
    rooms: ['@/components/*/**', ...primitiveRooms, '!@/components/kits/**'],
    why: 'A kit knows no family: take its parts as a slot.',
  };
  return [
    { files: ['components/**'], never: parts },
    {
      files: primitives.map((name) => `components/${name}/**`),
      never: [
        ...parts,
        { rooms: ['@/components/*/**', ...primitiveRooms], why: 'Primitives know no entity.' },
        { rooms: rooms('lib', 'api query session contract'), why: 'Primitives know no data.' },
      ],
    },
    {
      files: ['components/feedback/missing.tsx', 'components/feedback/moved.ts'],
      allows: ['next/navigation'],
      never: [backend],
    },
    { files: ['components/kits/**'], never: [...parts, families, services()] },
    // Files are what this kit is about.
    { files: ['components/kits/upload/**'], never: [...parts, families, services('!@/lib/api/files')] },
    ...familyFloors.flatMap((names, floor) =>
      names.map((name) => {
        const above = [
          ...familyFloors
            .slice(floor)
            .flat()
            .filter((other) => other !== name),
          'layouts',
          'screens',
        ];
        return {
          files: [`components/${name}/**`],
          never: [
            ...parts,
            { rooms: rooms('components', above.join(' ')), why: 'A family above: take its parts as a slot.' },
          ],
        };
      }),
    ),
    {
      files: ['components/layouts/**'],
      never: [...parts, { rooms: rooms('components', 'screens'), why: 'Layouts know no screen.' }],
    },
    {
      files: ['components/screens/**'],
      never: [
        ...parts,
        {
          rooms: rooms('components', 'screens layouts'),
          why: 'A screen uses no other screen; share parts through a family.',
        },
      ],
    },
  ];
}

/**
 * The floors of the backend, lowest first: rooms, and files beside the rooms. Each imports its own floor and the floors
 * below.
 */
export const backendFloors = [
  [
    'errors.ts',
    'limits.ts',
    'process.ts',
    'require-version.ts',
    'secrets.ts',
    'stream-text.ts',
    'within-time.ts',
  ],
  ['db'],
  ['gateways'],
  ['lists'],
  ['deps.ts', 'services'],
  ['http'],
  ['routes', 'jobs', 'spreadsheet'],
  ['app.ts', 'seed'],
  ['compose.ts'],
  ['cli', 'server.ts', 'site'],
] as const;

function backendZones(): Zone[] {
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

/** A later row replaces earlier ones completely. */
const zones: Zone[] = [
  { files: ['**/*.ts', '**/*.tsx', '**/*.mjs'] },
  {
    files: ['app/**'],
    never: [
      backend,
      {
        rooms: [
          '@/components/*/**',
          '!@/components/screens/**',
          '!@/components/layouts/**',
          '!@/components/feedback/**',
        ],
        why: 'A page takes one screen; parts belong to screens.',
      },
    ],
  },
  { files: ['app/[[]locale[]]/layout.tsx'], allows: ['next/navigation'], never: [backend] },
  ...componentZones(),
  { files: ['lib/**'], never: [backend, drawing] },
  {
    files: ['lib/illustrations/**'],
    without: ['react', 'next'],
    never: [
      backend,
      {
        rooms: ['@/components/**', '@/app/**', '@/lib/*/**', '!@/lib/illustrations/**'],
        why: 'Drawings know no page and no data.',
      },
    ],
  },
  { files: ['lib/api/**'], allows: ['axios'], never: [backend, drawing] },
  {
    files: ['lib/contract/**'],
    never: [
      backend,
      {
        rooms: [
          '@/components/**',
          '@/app/**',
          ...rooms('lib', 'api query session i18n env routes device live'),
        ],
        why: 'The contract imports zod and lib/domain.',
      },
    ],
  },
  {
    files: ['lib/domain/**'],
    without: ['react', 'next', 'zod'],
    never: [
      backend,
      {
        rooms: ['@/components/**', '@/app/**', '@/lib/*/**', '!@/lib/domain/**'],
        why: 'Rules depend on nothing.',
      },
    ],
  },
  {
    files: ['lib/i18n/**'],
    allows: ['next/link', 'next/navigation'],
    never: [
      backend,
      {
        rooms: ['@/components/**', '@/app/**', ...rooms('lib', 'api query contract')],
        why: 'Languages know no data.',
      },
    ],
  },
  ...backendZones(),
  {
    files: ['middleware.ts'],
    never: [
      backend,
      {
        rooms: ['@/components/**', '@/app/**', ...rooms('lib', 'api query contract')],
        why: 'middleware.ts runs edge-safe files only.',
      },
    ],
  },
];

const restrictedImports = ({ files, never = [], allows = [], without = [] }: Zone) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error' as const,
      {
        paths: [
          ...libraries.filter(({ name }) => !allows.includes(name)),
          ...without.map((name) => ({ name, message: 'Not in this room.' })),
        ],
        patterns: never.map(({ rooms: group, why }) => ({ group, message: why })),
      },
    ] as ['error', object],
  },
});

/** The rows as overrides of the linter. */
export const zoneOverrides = zones.map(restrictedImports);
