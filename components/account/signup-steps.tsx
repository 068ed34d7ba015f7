import { useTranslations } from 'next-intl';
import { Steps } from '@/components/ui/steps';

const keys = ['details', 'code', 'pin'] as const;

/** Where one is in the sign-up; `current` counts from 0. */
export function SignupSteps({ current }: { current: 0 | 1 | 2 }) {
  const t = useTranslations('auth.steps');
  return <Steps steps={keys.map((key) => ({ key, label: t(key) }))} current={current} className="mb-8" />;
}
