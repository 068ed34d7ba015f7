import { useLocale } from 'next-intl';
import type { SchoolSummary } from '@/lib/contract/schools/schools';
import { pickName } from '@/lib/i18n/pick';
import { CompareToggle } from './compare-toggle';

/** Chooses the school of a card for a comparison; texts from `compare`. */
export const CompareSchool = ({ school }: { school: SchoolSummary }) => (
  <CompareToggle
    kind="schools"
    id={school.slug}
    name={pickName(school, useLocale())}
    className="sm:absolute sm:left-2 sm:top-2"
  />
);
