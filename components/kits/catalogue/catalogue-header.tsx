import { PageTitle } from '@/components/ui/page-title';

/** The purpose of a list. */
export function CatalogueHeader({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="mx-auto max-w-page px-4 pb-5 pt-8 sm:px-6 sm:pt-12">
      <PageTitle size="public">{title}</PageTitle>
      <p className="mt-2 max-w-prose text-muted">{intro}</p>
    </div>
  );
}
