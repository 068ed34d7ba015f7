import type { Locale } from '@/lib/i18n/locales';

/** A name in the other script, below the one in the page's language; nothing when there is none. */
export function OtherName({ other }: { other: { text: string; lang: Locale } | null }) {
  if (!other) return null;
  return (
    <span lang={other.lang} className="block text-muted">
      {other.text}
    </span>
  );
}
