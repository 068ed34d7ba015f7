'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { Icon } from '@/components/ui/icon';
import { toAsciiDigits } from '@/lib/domain/khmer/khmer-digits';
import { pinLimits } from '@/lib/domain/limits/sign-in';
import { isRun, repeatsItself } from '@/lib/domain/accounts/pin';

const rules = [
  { key: 'run', isBroken: isRun },
  { key: 'repeat', isBroken: repeatsItself },
] as const;

/** The rules for a good PIN; each is ticked or crossed once the PIN is complete. */
export function PinRules() {
  const t = useTranslations('auth.newPin.rules');
  const typed: unknown = useWatch({ name: 'pin' });
  const pin = typeof typed === 'string' ? toAsciiDigits(typed) : '';
  const isWhole = pin.length === pinLimits.lengthDigits;
  return (
    <div className="rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">{t('title')}</p>
      <ul aria-live="polite" className="mt-1.5 grid gap-1">
        {rules.map(({ key, isBroken }) => {
          const state = !isWhole ? 'open' : isBroken(pin) ? 'broken' : 'met';
          return (
            <li key={key} className="flex gap-2">
              <span className="mt-[0.3em] grid size-4 shrink-0 place-items-center">
                {state === 'open' && <span className="size-1.5 rounded-full bg-border-strong" />}
                {state === 'met' && <Icon name="check" className="size-4 text-success" />}
                {state === 'broken' && <Icon name="x" className="size-4 text-danger" />}
              </span>
              <span className={state === 'broken' ? 'text-danger' : undefined}>
                {t(key)}
                {state !== 'open' && <span className="sr-only"> ({t(state)})</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
