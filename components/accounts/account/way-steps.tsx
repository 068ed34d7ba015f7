import { useTranslations } from 'next-intl';
import { Steps } from '@/components/ui/steps';
import type { CodeWay, WayStep } from './code-ways';

const keys = {
  signup: ['details', 'code', 'pin'],
  reset: ['account', 'code', 'newPin'],
  start: ['goal', 'details', 'code', 'pin'],
} as const;

const last = { ask: -3, code: -2, pin: -1 };

/** Progress bar of the sign-up, reset and invitation flows. */
export function WaySteps({ way, step }: { way: CodeWay; step: WayStep | 'goal' }) {
  const t = useTranslations('auth.steps');
  const current = step === 'goal' ? 0 : keys[way].length + last[step];
  return (
    <Steps steps={keys[way].map((key) => ({ key, label: t(key) }))} current={current} className="mb-8" />
  );
}
