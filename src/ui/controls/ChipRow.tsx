import styles from './ChipRow.module.css';

interface Chip {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

/** A row of buttons that fill in a usual value. A field beside them takes any other value. */
export function ChipRow({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are buttons
    <div role="group" aria-label={label} className={styles.row}>
      {chips.map((chip) => (
        <button
          key={chip.label}
          type="button"
          className={styles.chip}
          aria-pressed={chip.isOn}
          onClick={chip.onPress}
        >
          {chip.label}
        </button>
      ))}
    </div>
  );
}
