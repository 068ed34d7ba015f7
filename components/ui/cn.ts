import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Utilities of the caller win over a class of `@layer components` (`button`, `card`); two utilities
 * for the same property do not belong on one element, because their order in the style sheet decides.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
