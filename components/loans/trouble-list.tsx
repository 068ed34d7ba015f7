import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const points = ['talk', 'late', 'guardian', 'never', 'less'] as const;

/** What happens when one cannot pay, and what to do then. */
export function TroubleList() {
  const t = useTranslations('loan.trouble');
  return (
    <ul className="grid gap-3">
      {points.map((point) => (
        <li key={point} className="flex gap-3">
          <Icon name="triangle-exclamation-point" className="mt-[0.3em] size-5 shrink-0 text-warning" />
          <span>{t(point)}</span>
        </li>
      ))}
    </ul>
  );
}
