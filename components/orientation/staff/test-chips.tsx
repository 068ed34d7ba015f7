import { useTranslations } from 'next-intl';
import { ChipLink } from '@/components/ui/chip';
import type { OrientationTest } from '@/lib/domain/orientation/orientation-code';
import type { ResultNavigation } from './result-list';

interface TestChipsProps {
  list: ResultNavigation;
  /** '' means both. */
  tests: readonly (OrientationTest | '')[];
  chosen: OrientationTest | '';
}

/** The test, as links; a code belongs to one test, so it is removed with it. */
export function TestChips({ list, tests, chosen }: TestChipsProps) {
  const t = useTranslations('orientationStaff.tests');
  return (
    <nav aria-label={t('label')}>
      <ul className="flex flex-wrap gap-2">
        {tests.map((test) => (
          <li key={test}>
            <ChipLink
              href={list.hrefOf({ filters: { test, code: '' } })}
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
