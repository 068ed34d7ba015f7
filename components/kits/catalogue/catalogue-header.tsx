import { PageTitle } from '@/components/ui/page-title';

/** The purpose of a list. On phones the list itself says it: its first card is in view. */
export function CatalogueHeader({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="mx-auto max-w-page px-4 pb-2 pt-3 sm:px-6 sm:pb-5 sm:pt-12">
      <PageTitle size="public">{title}</PageTitle>
      <p className="sr-only md:not-sr-only">
        <span className="block max-w-prose text-muted md:pt-2">{intro}</span>
      </p>
    </div>
  );
}
