import { useTranslations } from 'next-intl';

const steps = ['step1', 'step2', 'step3'] as const;

/** The three steps of a test. */
export function HowItWorks() {
  const t = useTranslations('orientation.how');
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="text-2xl">
        {t('title')}
      </h2>
      <ol className="mt-4 grid gap-5 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-bold text-accent-text tabular-nums"
            >
              {index + 1}
            </span>
            <p className="pt-1">{t(step)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
