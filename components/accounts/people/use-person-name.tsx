import { useLocale, useTranslations } from 'next-intl';
import type { RowName } from '@/components/kits/list/columns';
import { formatPhone } from '@/lib/domain/values/phone';
import { type NameInScripts, namesIn } from './person-names';
import type { Locale } from '@/lib/i18n/locales';

/** A name in the other script, below the one in the page's language; nothing when there is none. */
function OtherName({ other }: { other: { text: string; lang: Locale } | null }) {
  if (!other) return null;
  return (
    <span lang={other.lang} className="block text-muted">
      {other.text}
    </span>
  );
}

interface PersonNameOptions<Row> extends Omit<RowName<Row>, 'name' | 'below' | 'csv' | 'text'> {
  names: (row: Row) => NameInScripts;
  /** Below the name. */
  phone?: (row: Row) => string | null;
}

/** The first column of a list of people: the name in both scripts, and in two columns of the export. */
export function usePersonName() {
  const t = useTranslations('list.name');
  const locale = useLocale();
  return <Row,>({ names, phone, ...column }: PersonNameOptions<Row>): RowName<Row> => ({
    ...column,
    name: (row) => namesIn(names(row), locale).name,
    below: (row) => {
      const number = phone?.(row);
      return (
        <>
          <OtherName other={namesIn(names(row), locale).other} />
          {number && <span className="block tabular-nums text-muted">{formatPhone(number)}</span>}
        </>
      );
    },
    csv: [
      { header: t('latin'), text: (row) => names(row).latin },
      { header: t('khmer'), text: (row) => names(row).khmer },
    ],
  });
}
