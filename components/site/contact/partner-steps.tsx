import { useTranslations } from 'next-intl';
import { TextLink } from '@/components/ui/text-link';
import { href } from '@/lib/routes/href';

const steps = ['one', 'two', 'three'] as const;

/** What happens after a school has asked. */
export function PartnerSteps() {
  const t = useTranslations('contact.partner');
  return (
    <section aria-labelledby="partner-steps" className="self-start rounded-lg bg-accent-soft p-5">
      <h3 id="partner-steps" className="text-lg">
        {t('steps')}
      </h3>
      <ol className="mt-3 space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-highlight font-bold text-[#2b1a00]"
            >
              {index + 1}
            </span>
            <p>{t(`step.${step}`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-3">
        <TextLink href={href('/feature-package')}>{t('offers')}</TextLink>
      </div>
    </section>
  );
}
