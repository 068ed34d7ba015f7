import { withoutJoins } from '@/lib/domain/unbroken';

/** Facts about the page for search engines (schema.org). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // A `</script>` in a name would end the element.
  const json = withoutJoins(JSON.stringify({ '@context': 'https://schema.org', ...data })).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json">{json}</script>;
}
