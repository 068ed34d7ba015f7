import { useTranslations } from 'next-intl';

interface ShownForProps {
  /** What the address asks for. */
  keyword: string | undefined;
  /** What is shown in its place; null where it found something. */
  shownFor: string | null | undefined;
}

/** Says that a keyword found nothing, and for which other one the results are. */
export function ShownFor({ keyword, shownFor }: ShownForProps) {
  const t = useTranslations('catalogue');
  if (!keyword || !shownFor) return null;
  return (
    <p role="status" className="mb-4 rounded-md border border-border bg-surface p-4">
      {t('shownFor', { keyword, other: shownFor })}
    </p>
  );
}
