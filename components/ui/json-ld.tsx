/** Facts about the page for search engines (schema.org). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  // A `</script>` in a name would end the block.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
