import { useTranslations } from 'next-intl';
import { showsDemoData } from '@/lib/env/public-settings';
import type { CodeWay } from './code-ways';
import { DemoOutboxHint } from './demo-outbox-hint';
import { VerifyStep } from './verify-step';
import { WaySteps } from './way-steps';

/** The page of the second step of a PIN flow: the code. */
export function CodeScreen({ way }: { way: CodeWay }) {
  const t = useTranslations('auth.verify');
  return (
    <>
      <WaySteps way={way} step="code" />
      <h1 className="mb-1.5 text-2xl font-bold sm:text-3xl">{t('title')}</h1>
      <VerifyStep way={way} hint={showsDemoData() && <DemoOutboxHint />} />
    </>
  );
}
