import { Link } from '@/lib/i18n/navigation';
import type { RowName } from './columns';

interface RowLinkProps<Row> {
  row: Row;
  name: RowName<Row>;
  className: string;
}

/** The name of a row; its link covers the whole row or card. Plain text without a link. */
export function RowLink<Row>({ row, name: own, className }: RowLinkProps<Row>) {
  const { key, name, href, onOpen, openKey } = own;
  if (href) {
    return (
      <Link
        href={href(row)}
        data-row-target
        data-row-key={key(row)}
        aria-current={openKey === key(row) || undefined}
        className={className}
        {...(onOpen && {
          prefetch: false,
          onNavigate: (click) => {
            click.preventDefault();
            onOpen(row);
          },
        })}
      >
        {name(row)}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        data-row-target
        data-row-key={key(row)}
        onClick={() => onOpen(row)}
        className={`text-left ${className}`}
      >
        {name(row)}
      </button>
    );
  }
  return <span className="min-w-0 truncate font-semibold">{name(row)}</span>;
}
