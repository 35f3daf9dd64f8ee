import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { FileButton } from '#ui/controls/FileButton.tsx';
import { words } from '#words/now.ts';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** The label of the button: "Choose files". */
  label: string;
  onChoose: (files: File[]) => void;
  /** Whether several files may be chosen together. */
  several?: boolean;
  /** Whether to focus the button on mount, because the focused element was removed. */
  focused: boolean;
}

/**
 * Lets the parent choose or drop a file. Accepts any file, because the code that reads the file explains what is wrong.
 */
export function FileDrop({ label, onChoose, several = false, focused }: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const said = words.backup.files;
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused]);

  // If a file is dropped elsewhere on the page, a browser opens it by default. That would close the app and discard a
  // half-typed form.
  useEffect(() => {
    const keepThePage = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keepThePage);
    window.addEventListener('drop', keepThePage);
    return () => {
      window.removeEventListener('dragover', keepThePage);
      window.removeEventListener('drop', keepThePage);
    };
  }, []);

  function drop({ dataTransfer: { files } }: DragEvent) {
    setOver(false);
    // Dragged text contains no files.
    if (files.length) onChoose([...files]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside serves keyboards and screen readers
    <div
      className={styles.drop}
      data-over={over || undefined}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={styles.label} htmlFor={id}>
        <FileButton
          ref={input}
          id={id}
          multiple={several}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])]);
            // Without this, choosing the same file again after a correction would fire no event.
            currentTarget.value = '';
          }}
        >
          {label}
        </FileButton>
      </label>
      <p className={styles.hint}>
        <span className={styles.pointer}>{several ? said.drop.several : said.drop.one}</span>
        <span>{said.preview}</span>
      </p>
    </div>
  );
}
