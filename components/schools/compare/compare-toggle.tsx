'use client';

import { useTranslations } from 'next-intl';
import { showToast } from '@/components/feedback/toast';
import { Icon } from '@/components/ui/icon';
import { useDeviceValue } from '@/lib/device/use-device-value';
import { comparedMax, toggleCompared } from '@/lib/domain/schools/compared';
import { type ComparedKind, comparePicks } from './compare-picks';

interface CompareToggleProps {
  kind: ComparedKind;
  id: string;
  /** In the page's language. */
  name: string;
  className?: string;
}

/** Chooses one of a list for a comparison; texts from `compare`. */
export function CompareToggle({ kind, id, name, className = '' }: CompareToggleProps) {
  const t = useTranslations('compare');
  const picks = comparePicks(kind);
  const chosen = useDeviceValue(picks) ?? [];
  const isOn = chosen.includes(id);
  const press = () => {
    const next = toggleCompared(chosen, id);
    if (next === chosen) showToast({ kind: 'warning', message: t('full', { max: comparedMax }) });
    else picks.write([...next]);
  };
  const icon = isOn ? 'check' : 'columns-3';
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={t('choose', { name })}
      title={t('action')}
      className={`compare-toggle ${className}`}
      onClick={press}
    >
      <Icon name={icon} />
      <span className="max-sm:hidden">{t('action')}</span>
    </button>
  );
}
