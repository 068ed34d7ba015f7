import { backend, type Never, rooms, type Zone } from './zone.ts';

/**
 * The features in components, lowest first. A feature imports its own rooms and the features below it; two on one floor do
 * not know each other. A feature is also a row of docs/architecture.md.
 */
export const featureFloors = [
  ['schools'],
  ['events'],
  ['notices'],
  ['accounts'],
  ['profiles', 'search', 'visits'],
  ['review', 'orientation', 'campaigns'],
  ['careers'],
  ['articles', 'questions'],
  ['site'],
  ['admissions', 'loans'],
  ['school-day'],
] as const;
export const primitives = ['ui', 'form', 'feedback'] as const;

/** What every part of a page is kept from. */
const parts: Never[] = [backend, { rooms: ['@/app/**'], why: 'Components know no route files.' }];
const pages: Never = {
  rooms: ['@/components/*/pages/**'],
  why: 'Nothing but a page file uses a page: share its parts through a feature.',
};
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
  const features = {
    rooms: ['@/components/*/**', ...primitiveRooms, '!@/components/kits/**'],
    why: 'A kit knows no feature: take its parts as a slot.',
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
    { files: ['components/kits/**'], never: [...parts, features, services()] },
    // Files are what this kit is about.
    { files: ['components/kits/upload/**'], never: [...parts, features, services('!@/lib/api/files')] },
    ...featureFloors.flatMap((names, floor) =>
      names.map((name) => {
        const above = [
          ...featureFloors
            .slice(floor)
            .flat()
            .filter((other) => other !== name),
          'layouts',
        ];
        return {
          files: [`components/${name}/**`],
          never: [
            ...parts,
            {
              rooms: rooms('components', above.join(' ')),
              why: 'A feature above: take its parts as a slot.',
            },
            pages,
          ],
        };
      }),
    ),
    {
      files: ['components/layouts/**'],
      never: [...parts, { ...pages, why: 'Layouts know no page.' }],
    },
    {
      files: ['components/*/pages/**'],
      never: [
        ...parts,
        pages,
        { rooms: rooms('components', 'layouts'), why: 'A page stands in a layout; it knows none.' },
      ],
    },
  ];
}
