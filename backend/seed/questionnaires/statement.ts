/** One statement of a questionnaire in both languages. */
export interface Statement {
  en: string;
  km: string;
}

/** A statement with its scale and its position, counted from 1. */
export interface PlacedStatement extends Statement {
  /** Identifies the row, whatever its position. */
  key: string;
  scale: string;
  reversed: boolean;
  orderNumber: number;
}
