import { useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import { hrefOfResults, type ResultFilter } from './result-filter';

interface TestChipsProps {
  filter: ResultFilter;
  /** '' stands for both. */
  tests: readonly (OrientationTest | '')[];
  chosen: OrientationTest | '';
}

/** Which test, as links; a code belongs to one test, so it goes with it. */
export function TestChips({ filter, tests, chosen }: TestChipsProps) {
  const t = useTranslations('orientationStaff.tests');
  return (
    <nav aria-label={t('label')}>
      <ul className="flex flex-wrap gap-2">
        {tests.map((test) => (
          <li key={test}>
            <ChipLink
              href={hrefOfResults({ ...filter, test, code: '', page: 1 })}
              selected={test === chosen}
              scroll={false}
            >
              {t(test || 'both')}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
