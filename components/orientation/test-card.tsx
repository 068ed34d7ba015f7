import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { Link } from '@/lib/i18n/navigation';
import { TestEntry } from './test-entry';
import { TestFacts } from './test-facts';
import { testPaths } from './test-paths';

const letters = { holland: ['R', 'I', 'A', 'S', 'E', 'C'], personality: ['E', 'S', 'T', 'J', 'A'] } as const;

/** The letters of a test around its shape; decorative. */
function TestEmblem({ test }: { test: OrientationTest }) {
  const own = letters[test];
  const at = (index: number, radius: number) => {
    const angle = (index / own.length) * 2 * Math.PI - Math.PI / 2;
    return [60 + radius * Math.cos(angle), 60 + radius * Math.sin(angle)].map((value) => value.toFixed(1));
  };
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" className="size-24 shrink-0">
      <polygon
        points={own.map((_, index) => at(index, 52).join(',')).join(' ')}
        className="fill-accent-soft"
      />
      <polygon
        points={own.map((_, index) => at(index, index % 2 ? 22 : 34).join(',')).join(' ')}
        className="fill-accent/70"
      />
      {own.map((letter, index) => {
        const [x, y] = at(index, 44);
        return (
          <text
            key={letter}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            className="fill-accent-text text-[13px] font-bold"
          >
            {letter}
          </text>
        );
      })}
    </svg>
  );
}

/** One of the two tests, with a link to it. */
export function TestCard({ test }: { test: OrientationTest }) {
  const t = useTranslations('orientation');
  return (
    <Card className="h-full">
      <CardBody className="flex h-full flex-col gap-4">
        <div className="flex items-center gap-4">
          <TestEmblem test={test} />
          <h2 className="min-w-0 text-xl">
            <Link href={testPaths[test].about} className="hover:text-accent-text">
              {t(`${test}.name`)}
            </Link>
          </h2>
        </div>
        <p className="text-muted">{t(`${test}.lead`)}</p>
        <TestFacts test={test} />
        <div className="mt-auto pt-2">
          <TestEntry test={test} />
        </div>
      </CardBody>
    </Card>
  );
}
