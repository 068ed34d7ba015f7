import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { Link } from '@/lib/i18n/navigation';
import { TestEmblem } from './test-emblem';
import { TestEntry } from './test-entry';
import { TestFacts } from './test-facts';
import { testPaths } from './test-paths';

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
