import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { SchoolDetail } from '@/lib/contract/schools/schools';
import { formatDate } from '@/lib/domain/dates/dates';

type Checked = Pick<SchoolDetail, 'checkedOn' | 'checkedBy' | 'agreedOn'>;

/**
 * Whether Sala has checked a school, and when its facts and its courses were last checked, and by whom. What nobody at Sala
 * has checked says only that.
 */
export function CheckedLine({ school }: { school: Checked }) {
  const t = useTranslations('checked');
  const locale = useLocale();
  const { checkedOn, checkedBy, agreedOn } = school;
  if (agreedOn === null)
    return (
      <p className="flex items-start gap-1.5 font-medium text-warning">
        <Icon name="triangle-exclamation-point" className="mt-[0.15em] size-5 shrink-0" />
        {t('nobody')}
      </p>
    );
  const lines = [
    // That Sala's advisors checked its facts says that Sala knows the school.
    ...(checkedOn && checkedBy === 'advisor' ? [] : [t('agreed', { date: formatDate(agreedOn, locale) })]),
    ...(checkedOn && checkedBy ? [t(checkedBy, { date: formatDate(checkedOn, locale) })] : []),
  ];
  return (
    <div className="grid gap-1 text-sm text-muted">
      {lines.map((line) => (
        <p key={line} className="flex items-start gap-1.5">
          <Icon name="badge-check" className="mt-[0.15em] size-4 shrink-0 text-accent-text" />
          {line}
        </p>
      ))}
    </div>
  );
}
