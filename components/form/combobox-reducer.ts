import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';

const { InputBlur, InputClick, InputKeyDownEscape } = useCombobox.stateChangeTypes;

/** Only a click or Enter selects: blur or Escape changes nothing, and a click keeps an open list open. */
export function comboboxReducer<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  const { selectedItem, inputValue } = state;
  if (type === InputBlur || type === InputKeyDownEscape) return { ...changes, selectedItem, inputValue };
  if (type === InputClick && state.isOpen) return state;
  return changes;
}
