import type { Column } from './columns';
import { dayInCambodia, formatDate, formatDateTime } from '@/lib/domain/dates/dates';
import type { Locale } from '@/lib/i18n/locales';

interface DateColumnOptions<Row> extends Pick<Column<Row>, 'id' | 'header' | 'sort'> {
  locale: Locale;
  at: (row: Row) => string | null | undefined;
  /** With hours, minutes and seconds. */
  time?: boolean;
}

/** A column of days or moments: the last line of a card; in the export an ISO day or moment. */
export const dateColumn = <Row>({ locale, at, time, ...column }: DateColumnOptions<Row>): Column<Row> => ({
  ...column,
  card: 'foot',
  cell: (row) => {
    const when = at(row);
    return when && (time ? formatDateTime : formatDate)(when, locale);
  },
  text: (row) => {
    const when = at(row);
    return (when && !time ? dayInCambodia(when) : when) ?? '';
  },
});
