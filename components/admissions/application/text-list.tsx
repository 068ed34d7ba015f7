import { Icon } from '@/components/ui/icon';
import { useLocale } from 'next-intl';
import type { Text } from '@/lib/contract/fields';
import { pickText } from '@/lib/i18n/pick';

/** Papers or facts by name. */
export function TextList({ texts }: { texts: readonly Text[] }) {
  const locale = useLocale();
  return (
    <ul className="grid gap-2.5">
      {texts.map((text) => (
        <li key={text.en} className="flex gap-3">
          <Icon name="file-text" className="mt-1 size-5 shrink-0 text-muted" />
          {pickText(text, locale)}
        </li>
      ))}
    </ul>
  );
}
