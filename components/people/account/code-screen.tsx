import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/page-title';
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
      <PageTitle className="mb-1.5">{t('title')}</PageTitle>
      <VerifyStep way={way} hint={showsDemoData() && <DemoOutboxHint />} />
    </>
  );
}
