import { backend, type Never, rooms, type Zone } from './zone.ts';

/**
 * The families of components, lowest first. A family imports its own rooms and the families below it; two on one floor
 * do not know each other. A family is also a row of docs/architecture.md.
 */
export const familyFloors = [
  ['schools'],
  ['people'],
  ['orientation', 'recruitment'],
  ['content'],
  ['school-day'],
  ['admissions', 'loans'],
  ['portal'],
] as const;
export const primitives = ['ui', 'form', 'feedback'] as const;

/** What every part of a page is kept from. */
const parts: Never[] = [backend, { rooms: ['@/app/**'], why: 'Components know no route files.' }];
const primitiveRooms = primitives.map((name) => `!@/components/${name}/**`);

export function componentZones(): Zone[] {
  const services = (...own: string[]) => ({
    rooms: [
      '@/lib/api/*',
      '@/lib/query/*',
      ...[
        'api/api-error',
        'api/idempotency-key',
        'api/outcome-of',
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
