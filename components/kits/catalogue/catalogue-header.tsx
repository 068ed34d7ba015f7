/** The purpose of a list. */
export function CatalogueHeader({ title, intro }: { title: string; intro: string }) {
  return (
    <div className="mx-auto max-w-page px-4 pb-5 pt-8 sm:px-6 sm:pt-12">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="mt-2 max-w-prose text-muted">{intro}</p>
    </div>
  );
}
