/**
 * The texts that every list has in its part of the messages: the name of the table, and what is said where nothing fits the
 * filters. `useTranslations('loan.list')` fits where they are there.
 */
export type ListTexts = (key: 'table' | 'noneTitle' | 'noneBody') => string;
