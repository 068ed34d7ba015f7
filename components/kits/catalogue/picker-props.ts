export interface PickerProps {
  chosen?: readonly string[];
  onToggle: (value: string) => void;
}
