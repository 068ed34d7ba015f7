import { defineConfig } from 'oxlint';

/** One row of the table: files, what they may not import, and which libraries they may import nevertheless. */
interface Zone {
  files: string[];
  never?: { rooms: string[]; why: string }[];
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
  {
    files: ['components/**'],
    never: [
      backend,
      { rooms: rooms('components', 'screens layouts'), why: 'Parts know no screen and no layout.' },
      { rooms: ['@/app/**'], why: 'Components know no route files.' },
    ],
  },
  {
    files: ['components/ui/**', 'components/form/**', 'components/feedback/**'],
    never: [
      backend,
      {
        rooms: [
          '@/components/*/**',
          '!@/components/ui/**',
          '!@/components/form/**',
          '!@/components/feedback/**',
        ],
        why: 'Primitives know no entity.',
      },
      { rooms: rooms('lib', 'api query session contract'), why: 'Primitives know no data.' },
    ],
  },
  {
    files: ['components/feedback/missing.tsx', 'components/feedback/moved.ts'],
    allows: ['next/navigation'],
    never: [backend],
  },
  {
    files: ['components/layouts/**'],
    never: [backend, { rooms: rooms('components', 'screens'), why: 'Layouts know no screen.' }],
  },
  {
    files: ['components/screens/**'],
    never: [
      backend,
      {
        rooms: rooms('components', 'screens layouts'),
        why: 'A screen uses no other screen; share parts through an entity folder.',
      },
    ],
  },
  { files: ['lib/**'], never: [backend, drawing] },
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

/** The floors of the backend, lowest first. A room imports its own floor and the floors below it. */
function backendZones(): Zone[] {
  const floors = [
    ['db'],
    ['gateways'],
    ['lists'],
    ['services'],
    ['http'],
    ['routes', 'jobs', 'spreadsheet'],
    ['seed'],
    ['cli', 'site'],
  ];
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
  return floors.flatMap((names, floor) =>
    names.map((name) => {
      const above = floors.slice(floor + 1).flat();
      return {
        files: [`backend/${name}/**`],
        without: ['react'],
        never: [
          name === 'site' ? frontRooms : siteRooms,
          ...(name === 'cli' ? [] : [byPath]),
          ...(above.length > 0
            ? [{ rooms: rooms('backend', above.join(' ')), why: 'An upper floor of the backend.' }]
            : []),
        ],
      };
    }),
  );
}

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

const lines = (max: number) =>
  ['error' as const, { max, skipBlankLines: true, skipComments: true }] as ['error', object];

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'nextjs', 'jsx-a11y', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['.next/**', 'node_modules/**', 'public/**', 'next-env.d.ts', 'backend/db/migrations/**'],
  settings: {
    next: { rootDir: '.' },
    'jsx-a11y': {
      components: {
        Link: 'a',
        NavLink: 'a',
        LinkButton: 'a',
        Button: 'button',
        Input: 'input',
        Select: 'select',
        Textarea: 'textarea',
        Checkbox: 'input',
      },
    },
  },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Settings are read in lib/env.' },
    ],
    'max-lines': lines(250),
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-callback-reference': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-var': 'error',
    'prefer-const': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/require-mock-type-parameters': 'off',
    'vitest/no-standalone-expect': 'off',
    'no-control-regex': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'assert*'] }],
  },
  overrides: [
    ...zones.map(restrictedImports),
    { files: ['backend/**'], rules: { 'no-console': 'off', 'react/rules-of-hooks': 'off' } },
    {
      files: [
        'lib/env/**',
        'backend/cli/**',
        'next.config.ts',
        'playwright.config.ts',
        'vitest.config.ts',
        'tests/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.mjs',
        'backend/server.ts',
        'backend/site/main.ts',
        'lib/session/settings.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    { files: ['tests/**', '**/*.mjs'], rules: { 'no-console': 'off' } },
    { files: ['backend/routes/**'], rules: { 'max-lines': lines(200) } },
    { files: ['lib/contract/**'], rules: { 'max-lines': lines(150) } },
    { files: ['app/**/page.tsx'], rules: { 'max-lines': ['error', { max: 25 }] } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs', 'tests/**'],
      rules: { 'max-lines': lines(300), 'no-restricted-imports': 'off', 'react/rules-of-hooks': 'off' },
    },
    {
      files: [
        'components/layouts/first-paint-marks.tsx',
        'components/layouts/stale-script-guard.tsx',
        'components/ui/json-ld.tsx',
      ],
      rules: { 'react/no-danger': 'off' },
    },
    { files: ['app/global-error.tsx'], rules: { 'nextjs/no-html-link-for-pages': 'off' } },
    {
      files: ['components/ui/avatar.tsx', 'components/ui/illustration.tsx', 'components/ui/photo.tsx'],
      rules: { 'nextjs/no-img-element': 'off' },
    },
    {
      files: ['lib/domain/**/data/**', 'lib/contract/index.ts', 'backend/seed/**', 'oxlint.config.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['components/schools/school-search/suggestion-list.tsx'],
      rules: {
        'jsx-a11y/click-events-have-key-events': 'off',
        'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
      },
    },
    {
      files: ['components/kits/list/data-table.tsx'],
      rules: {
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
      },
    },
    {
      files: [
        'components/kits/list/use-long-rows.ts',
        'components/admissions/application-desk/board-column.tsx',
      ],
      rules: { 'react/incompatible-library': 'off' },
    },
    {
      // Dragging is for pointers; the menu of each card does the same with a keyboard.
      files: ['components/admissions/application-desk/board-{card,column}.tsx'],
      rules: {
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/no-noninteractive-tabindex': 'off',
      },
    },
    { files: ['components/ui/table.tsx'], rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' } },
    {
      files: ['components/ui/disclosure-menu.tsx'],
      rules: {
        'jsx-a11y/no-noninteractive-element-interactions': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
      },
    },
  ],
});
