'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { UnderstoodCell } from '@/lib/contract/row-problems';
import { columnLabel } from '@/lib/domain/table-words';
import { trimAll } from '@/lib/domain/trim';
import type { ReadRow } from './use-table-import';

const rowsShown = 3;
const leftOutShown = 5;

/** One cell as it is understood, with what was written where that is something else. */
function Cell({ cell: { column, written, read, filledIn } }: { cell: UnderstoodCell }) {
  const t = useTranslations('tableImport.understood');
  const locale = useLocale();
  const isChanged = read !== null && read !== trimAll(written);
  const source = filledIn ? t('filledIn') : t('written', { written: written || '—' });
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{columnLabel(column, locale)}</dt>
      <dd className="wrap-anywhere">
        {read === null ? (
          <span className="text-danger">{t('refused', { written })}</span>
        ) : (
          <span className={isChanged ? 'font-semibold' : undefined}>{read}</span>
        )}
        {isChanged && <span className="block text-sm text-muted">{source}</span>}
      </dd>
    </div>
  );
}

interface UnderstoodRowsProps {
  rows: readonly ReadRow[];
  leftOut: readonly { line: number; text: string }[];
}

/** The first rows of a file as they would be stored, and which lines of it are no rows. */
export function UnderstoodRows({ rows, leftOut }: UnderstoodRowsProps) {
  const t = useTranslations('tableImport.understood');
  const shown = rows.filter(({ understood }) => understood && understood.length > 0).slice(0, rowsShown);
  if (shown.length === 0 && leftOut.length === 0) return null;
  return (
    <section className="grid gap-3">
      {shown.length > 0 && (
        <>
          <div>
            <h3 className="text-lg">{t('title')}</h3>
            <p className="text-sm text-muted">{t('hint')}</p>
          </div>
          <ol className="grid gap-2">
            {shown.map(({ line, understood = [] }) => (
              <li key={line} className="rounded-md border border-border px-4 py-3">
                <p className="mb-2 font-medium">{t('line', { line })}</p>
                <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
                  {understood.map((cell) => (
                    <Cell key={cell.column} cell={cell} />
                  ))}
                </dl>
              </li>
            ))}
          </ol>
        </>
      )}
      {leftOut.length > 0 && (
        <div>
          <p className="font-medium">{t('leftOut', { count: leftOut.length })}</p>
          <ul className="text-sm text-muted">
            {leftOut.slice(0, leftOutShown).map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                {t('leftOutLine', { line, text })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
