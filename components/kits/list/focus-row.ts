/** A row in the table or as a card; what is hidden cannot take the focus. */
export function focusRow(key: string): boolean {
  const places = document.querySelectorAll<HTMLElement>('[data-row-key]');
  const place = [...places].filter(({ dataset }) => dataset['rowKey'] === key);
  return place.some((row) => {
    row.focus();
    return document.activeElement === row;
  });
}

/** The key of the row that has the focus, in whatever part of it. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest('tr, article, li')?.querySelector<HTMLElement>('[data-row-key]')?.dataset[
    'rowKey'
  ];
