import { useTranslations } from 'next-intl';
import { Card, CardBody } from '@/components/ui/card';

/** What happens after an application, in order. `phone` is the number that the school will call. */
export function NextSteps({ phone, className }: { phone?: string; className?: string }) {
  const t = useTranslations('enrollment.thanks');
  const steps = [t('next1'), phone ? t('next2', { phone }) : t('next2Plain'), t('next3')];
  return (
    <Card className={className}>
      <CardBody>
        <h2 className="text-lg font-semibold">{t('nextTitle')}</h2>
        <ol className="mt-3 grid gap-3">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="flex size-7 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-semibold text-accent-text"
              >
                {index + 1}
              </span>
              <span className="min-w-0">{step}</span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
