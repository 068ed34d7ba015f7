import { useLocale, useTranslations } from 'next-intl';
import { FeeBars } from '@/components/schools/school/fee-bars';
import { ChipLink } from '@/components/ui/chip';
import type { Subject } from '@/lib/contract/schools/subjects';
import { priorStudies } from '@/lib/domain/schools/admission-rule';
import { provinceName } from '@/lib/domain/geography/geography';
import { href } from '@/lib/routes/href';

/** How many there are of each, the most first. */
const counted = <Value extends string>(values: readonly Value[]): [Value, number][] => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
};

interface MajorStudyProps {
  categoryId: string;
  /** All programs of the major. */
  programs: readonly Subject[];
}

/** What a major costs by degree, whom its programs admit, and in which provinces it is taught. */
export function MajorStudy({ categoryId, programs }: MajorStudyProps) {
  const t = useTranslations('category.detail');
  const rules = useTranslations('admissionRule');
  const locale = useLocale();
  const needs = counted(programs.flatMap(({ admission }) => admission?.needs ?? [])).toSorted(
    ([one], [other]) => priorStudies.indexOf(one) - priorStudies.indexOf(other),
  );
  const places = counted(programs.map(({ school }) => school.province).filter(Boolean));
  return (
    <>
      <section aria-labelledby="major-fees">
        <h2 id="major-fees" className="mb-3 text-xl">
          {t('fees')}
        </h2>
        <FeeBars programs={programs} />
      </section>
      {needs.length > 0 && (
        <section aria-labelledby="major-admission">
          <h2 id="major-admission" className="mb-2 text-xl">
            {t('admission')}
          </h2>
          <ul className="grid list-disc gap-1 pl-5">
            {needs.map(([need, count]) => (
              <li key={need}>
                {rules(`needs.${need}`)}{' '}
                <span className="inline-block text-muted">· {t('admissionAsks', { count })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {places.length > 0 && (
        <section aria-labelledby="major-places">
          <h2 id="major-places" className="mb-3 text-xl">
            {t('places')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {places.map(([province, count]) => (
              <li key={province}>
                <ChipLink
                  href={href('/course', undefined, { categories: categoryId, province })}
                  prefetch={false}
                >
                  {provinceName(province, locale)} · {count}
                </ChipLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
