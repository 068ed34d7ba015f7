import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const kinds = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' } as const;

const namesIn = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
        // Valid in ICU, but here it is always one brace too many.
        if (/[{}]/.test(element.value)) throw new Error(`a brace stands alone: ${element.value}`);
        return [];
      case TYPE.pound:
        return [];
      case TYPE.argument:
        return [element.value];
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [`${element.value}:${kinds[element.type]}`];
      case TYPE.select:
      case TYPE.plural: {
        const branches = Object.values(element.options).flatMap(({ value }) => namesIn(value));
        if (element.type === TYPE.select) return [`${element.value}:select`, ...branches];
        const kind = element.pluralType === 'ordinal' ? 'selectordinal' : 'plural';
        return [`${element.value}:${kind}`, ...branches];
      }
      case TYPE.tag:
        return [`<${element.value}>`, ...namesIn(element.children)];
    }
  });

/**
 * What must match between two languages: arguments as `name` or `name:plural`, and tags as `<name>`, sorted. Throws
 * on a message that ICU would refuse.
 */
export const argumentsOf = (message: string): string[] => [...new Set(namesIn(parse(message)))].toSorted();
