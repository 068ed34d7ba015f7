import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { useId } from 'react';

/** The limits of the result; its own notes first. */
export function ResultNotes({ notes, ownTest = false }: { notes: readonly string[]; ownTest?: boolean }) {
  const t = useTranslations('orientationResult.notes');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex break-inside-avoid gap-3 rounded-lg bg-highlight-soft p-4 sm:p-5"
    >
      <Icon name="info" className="mt-[0.2em] size-5 shrink-0 text-highlight-text" />
      <div className="min-w-0">
        <h2 id={id} className="text-base text-highlight-text">
          {t('title')}
        </h2>
        <ul className="mt-1 grid gap-1.5">
          {[...notes, t('verdict'), ...(ownTest ? [t('own')] : [])].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
