/** One statement of a questionnaire in both languages. */
export interface Statement {
  en: string;
  km: string;
}

/** A statement with what it measures and its place, counted from 1. */
export interface PlacedStatement extends Statement {
  /** Names the row, whatever its place. */
  key: string;
  scale: string;
  reversed: boolean;
  orderNumber: number;
}
