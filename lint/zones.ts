import { backendZones } from './backend-zones.ts';
import { componentZones } from './component-zones.ts';
import { backend, rooms, type Zone } from './zone.ts';

const libraries = [
  { name: 'axios', message: 'Call the backend through lib/api.' },
  { name: 'next/link', message: 'Link from lib/i18n/navigation keeps the language.' },
  {
    name: 'next/navigation',
    message: 'Use lib/i18n/navigation, or Missing from components/feedback for 404.',
  },
];

const drawing = { rooms: ['@/components/**', '@/app/**'], why: 'lib draws nothing.' };

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
          '!@/components/*/pages/**',
          '!@/components/layouts/**',
          '!@/components/feedback/**',
        ],
        why: 'A page file takes one page; parts belong to pages.',
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
    allows: ['next/navigation'],
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
