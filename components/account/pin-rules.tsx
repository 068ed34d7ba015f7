import { Check } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';

const rules = ['run', 'repeat'] as const;

/** What a good PIN is not. */
export function PinRules() {
  const t = useTranslations('auth.newPin.rules');
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">{t('title')}</p>
      <ul className="mt-1.5 grid gap-1">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2">
            <Check aria-hidden="true" className="mt-[0.3em] size-4 shrink-0 text-accent-text" />
            {t(rule)}
          </li>
        ))}
      </ul>
    </div>
  );
}
