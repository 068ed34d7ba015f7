import { Icon } from '@/components/ui/icon';
import { useLocale, useTranslations } from 'next-intl';
import { type Description, DescriptionList } from '@/components/ui/description-list';
import type { Subject } from '@/lib/contract/schools/subjects';
import { formatDate } from '@/lib/domain/dates/dates';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import { href } from '@/lib/routes/href';

export function CourseFacts({ course }: { course: Subject }) {
  const t = useTranslations('course.detail');
  const words = useTranslations('education');
  const locale = useLocale();
  const facts: (Description | null)[] = [
    {
      key: 'degree',
      term: t('degree'),
      details: words(`degree.${course.degree}`),
      icon: <Icon name="graduation-cap" />,
    },
    course.categoryName && {
      key: 'major',
      term: t('major'),
      details: course.enrollableCategoryId ? (
        <Link
          href={href('/category/[slug]', { slug: course.enrollableCategoryId })}
          className="text-accent-text underline-offset-4 hover:underline"
        >
          {pickText(course.categoryName, locale)}
        </Link>
      ) : (
        pickText(course.categoryName, locale)
      ),
      icon: <Icon name="book-open" />,
    },
    {
      key: 'duration',
      term: t('duration'),
      details: words('duration', { months: course.durationMonths }),
      icon: <Icon name="clock" />,
    },
    course.shift && {
      key: 'shift',
      term: t('shift'),
      details: words(`shift.${course.shift}`),
      icon: <Icon name="sun" />,
    },
    course.language && {
      key: 'language',
      term: t('language'),
      details: words(`language.${course.language}`),
      icon: <Icon name="languages" />,
    },
    course.applicationsOpenOn === null
      ? null
      : {
          key: 'opens',
          term: t('opens'),
          details: formatDate(course.applicationsOpenOn, locale),
          icon: <Icon name="calendar-days" />,
        },
    course.applicationDeadline === null
      ? null
      : {
          key: 'deadline',
          term: t('deadline'),
          details: formatDate(course.applicationDeadline, locale),
          icon: <Icon name="calendar-check" />,
        },
    course.nextIntakeOn === null
      ? null
      : {
          key: 'next-intake',
          term: t('nextIntake'),
          details: formatDate(course.nextIntakeOn, locale),
          icon: <Icon name="calendar-days" />,
        },
    {
      key: 'starts',
      term: t('starts'),
      details: formatDate(course.startDate, locale),
      icon: <Icon name="calendar-days" />,
    },
    {
      key: 'ends',
      term: t('ends'),
      details: formatDate(course.endDate, locale),
      icon: <Icon name="calendar-x" />,
    },
  ];
  return <DescriptionList items={facts.filter((fact) => fact !== null)} columns={2} />;
}
