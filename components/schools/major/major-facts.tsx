import { useLocale, useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Category } from '@/lib/contract/schools/categories';
import { hollandTypes } from '@/lib/domain/orientation/orientation-holland';
import { pickName } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

interface MajorFactsProps {
  major: Category;
  courseCount: number;
  schoolCount: number;
}

/** A major in numbers, and whose interests it suits. */
export function MajorFacts({ major, courseCount, schoolCount }: MajorFactsProps) {
  const t = useTranslations('category');
  const interests = useTranslations('orientationTypes.interests');
  const locale = useLocale();
  // Strongest first, as the letters stand.
  const suited = hollandTypes
    .filter((type) => major.interests.includes(type))
    .toSorted((one, other) => major.interests.indexOf(one) - major.interests.indexOf(other));
  const field = { name: major.fieldName, nameNative: major.fieldNameNative };
  const facts: (Description | false)[] = [
    {
      key: 'field',
      term: t('detail.field'),
      details: pickName(field, locale),
      icon: <Icon name="book-open" />,
    },
    courseCount > 0 && {
      key: 'courses',
      term: t('detail.courses'),
      details: courseCount,
      icon: <Icon name="graduation-cap" />,
    },
    schoolCount > 0 && {
      key: 'schools',
      term: t('detail.schoolCount'),
      details: schoolCount,
      icon: <Icon name="school" />,
    },
    suited.length > 0 && {
      key: 'interests',
      term: t('detail.interests'),
      details: suited.map((type) => interests(`${type}.name`)).join(' · '),
      icon: <Icon name="sparkles" />,
    },
  ];
  return (
    <Card>
      <CardBody>
        <h2 className="mb-4 text-lg">{t('detail.glance')}</h2>
        <DescriptionList items={facts.filter((fact) => fact !== false)} />
        {suited.length > 0 && (
          <>
            <p className="mb-3 mt-4 text-sm text-muted">{t('detail.interestsBody')}</p>
            <LinkButton href={href('/orientation-test/Holland')} variant="secondary" wide>
              {t('detail.test')}
            </LinkButton>
          </>
        )}
      </CardBody>
    </Card>
  );
}
